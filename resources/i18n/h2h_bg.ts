<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Heart to Heart</source>
        <translation>Относно Heart to Heart</translation>
    </message>
    <message>
        <source>Heart to Heart</source>
        <translation>Heart to Heart</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Версия %1, с Qt %2</translation>
    </message>
    <message>
        <source>Two card games on one table. Free software under the MIT licence; cards and icons are its own. It uses Qt and PySide6 under the LGPL, version 3, and Python under its own licence.</source>
        <translation>Две игри с карти на една маса. Свободен софтуер с лиценз MIT; картите и иконите са създадени специално за него. Използва Qt и PySide6 с лиценз LGPL, версия 3, и Python със собствения му лиценз.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лиценз</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Лицензи</translation>
    </message>
</context>
<context>
    <name>CalendarDialog</name>
    <message>
        <source>Calendar: %1</source>
        <translation>Календар: %1</translation>
    </message>
    <message>
        <source>Gold: won on its day. Red: won later. Grey: played.</source>
        <translation>Златно: спечелено в същия ден. Червено: спечелено по-късно. Сиво: играно.</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n days won on their day</source>
        <translation>
            <numerusform>Поредица: %n ден, спечелен в същия ден</numerusform>
            <numerusform>Поредица: %n дни, спечелени в същия ден</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n days</source>
        <translation>
            <numerusform>най-дълга: %n ден</numerusform>
            <numerusform>най-дълга: %n дни</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 спатия</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 каро</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 пика</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 купа</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Асо</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четворка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Петица</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шестица</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Седмица</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Осмица</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Деветка</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Десетка</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Вале</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Дама</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Поп</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>An error in the program</source>
        <translation>Грешка в програмата</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Нещо в програмата се обърка.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game has been saved.</source>
        <translation>Нещо в програмата се обърка. Играта ви е запазена.</translation>
    </message>
    <message>
        <source>%1

You can go on playing. If it happens again, the details will help to fix it.</source>
        <translation>%1

Можете да продължите да играете. Ако грешката се появи отново, подробностите ще помогнат да бъде отстранена.</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Копиране на подробностите</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>%1, played</source>
        <translation>%1, играно</translation>
    </message>
    <message>
        <source>%1, won later</source>
        <translation>%1, спечелено по-късно</translation>
    </message>
    <message>
        <source>%1, won on its day</source>
        <translation>%1, спечелено в същия ден</translation>
    </message>
    <message>
        <source>%1, not played yet</source>
        <translation>%1, още не е играно</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Днес: %1</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Enter deal code</source>
        <translation>Въвеждане на код на раздаването</translation>
    </message>
    <message>
        <source>The code of the deal, as in %1:</source>
        <translation>Кодът на раздаването, например %1:</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>Played once</source>
        <translation>Играно веднъж</translation>
    </message>
    <message>
        <source>Played twice</source>
        <translation>Играно два пъти</translation>
    </message>
    <message numerus="yes">
        <source>Played %n times</source>
        <translation>
            <numerusform>Играно %n път</numerusform>
            <numerusform>Играно %n пъти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, best: %n points</source>
        <translation>
            <numerusform>%1, най-добре: %n точка</numerusform>
            <numerusform>%1, най-добре: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1, най-добро време %2</translation>
    </message>
    <message>
        <source>%1, not won yet</source>
        <translation>%1, още не е спечелено</translation>
    </message>
    <message>
        <source>This will switch to %2 and deal %1.</source>
        <translation>Ще се премине към „%2“ и ще се раздаде %1.</translation>
    </message>
    <message>
        <source>This will deal %1.</source>
        <translation>Ще се раздаде %1.</translation>
    </message>
    <message>
        <source>Type a code or paste text that contains one.</source>
        <translation>Напишете код или поставете текст, в който има код.</translation>
    </message>
    <message>
        <source>“%1” is not a game of this program.</source>
        <translation>„%1“ не е игра от тази програма.</translation>
    </message>
    <message>
        <source>Version %1 of these codes is not known here; a newer program may know it.</source>
        <translation>Кодовете от версия %1 не се поддържат; може би ви е нужна по-нова програма.</translation>
    </message>
    <message>
        <source>“%1” is not a known variant; a code has N in its middle.</source>
        <translation>„%1“ не е познат вариант; в средата на кода стои N.</translation>
    </message>
    <message numerus="yes">
        <source>%n of seven symbols so far.</source>
        <translation>
            <numerusform>Дотук: %n от седем знака.</numerusform>
            <numerusform>Дотук: %n от седем знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A code ends in seven symbols; here are %n.</source>
        <translation>
            <numerusform>Кодът завършва със седем знака; тук е %n.</numerusform>
            <numerusform>Кодът завършва със седем знака; тук са %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in place %2 can’t be in a code: a code has only letters A to Z and digits 2 to 7.</source>
        <translation>„%1“ на позиция %2 не може да е част от код: в него има само букви от A до Z и цифри от 2 до 7.</translation>
    </message>
</context>
<context>
    <name>DealsDialog</name>
    <message>
        <source>Results: %1</source>
        <translation>Резултати: %1</translation>
    </message>
    <message>
        <source>Find a deal by a part of its code</source>
        <translation>Намиране на раздаване по част от кода</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n deals; a part of the code finds others.</source>
        <translation>
            <numerusform>Последното %n раздаване; друго се намира по част от кода.</numerusform>
            <numerusform>Последните %n раздавания; другите се намират по част от кода.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals and their results</source>
        <translation>Раздавания и резултатите им</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Изиграване отново</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <translation>спечелени %1 от %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>no more moves</source>
        <translation>няма повече ходове</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>изоставена</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>място %1</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>Go o&amp;n</source>
        <translation>П&amp;родължаване</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>С&amp;тъпка</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>О&amp;братно към моята игра</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>The deal %1. Only uncovered cards are free: now %2 alone.</source>
        <translation>Раздаването %1. Свободни са само непокритите карти: сега само %2.</translation>
    </message>
    <message>
        <source>Move %1: the stock is empty. A tap on it puts the whole waste back, in the same order.</source>
        <translation>Ход %1: талонът е празен. Докосването му връща в него цялата открита купчина, в същия ред.</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n moves: the heart is gone. Cards left in the stock and the waste do not matter.</source>
        <translation>
            <numerusform>Победа за %n ход: всички карти от сърцето са премахнати. Картите, останали в талона и откритата купчина, нямат значение.</numerusform>
            <numerusform>Победа за %n хода: всички карти от сърцето са премахнати. Картите, останали в талона и откритата купчина, нямат значение.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: the last card of the stock is turned.</source>
        <translation>Ход %1: обръща се последната карта от талона.</translation>
    </message>
    <message>
        <source>Moves %1–%2: the rest of the stock is turned.</source>
        <translation>Ходове %1–%2: обръщат се останалите карти от талона.</translation>
    </message>
    <message>
        <source>Move %1: a card of the stock is turned, and the waste shows %3.</source>
        <translation>Ход %1: обръща се карта от талона и в откритата купчина се вижда %3♥.</translation>
    </message>
    <message>
        <source>Moves %1–%2: the stock is turned until the waste shows %3.</source>
        <translation>Ходове %1–%2: обръщат се карти от талона, докато в откритата купчина се появи %3♥.</translation>
    </message>
    <message>
        <source>Move %1: %2 are a pair.</source>
        <translation>Ход %1: %2 образуват двойка.</translation>
    </message>
    <message>
        <source>Move %1: %2 are a pair within the heart.</source>
        <translation>Ход %1: %2 образуват двойка от сърцето.</translation>
    </message>
    <message>
        <source>Free now: %1.</source>
        <translation>Стават свободни: %1.</translation>
    </message>
</context>
<context>
    <name>FirstLine</name>
    <message>
        <source>Show me</source>
        <translation>Покажи ми</translation>
    </message>
    <message>
        <source>Close for good</source>
        <translation>Затваряне завинаги</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Heart to Heart</source>
        <translation>Heart to Heart</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hearts</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>&amp;Play</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>That is all: remove the whole heart to win. When the stock is empty, a tap on it puts the waste back, as often as you like.</source>
        <translation>Това е всичко: премахнете цялото сърце, за да спечелите. Когато талонът е празен, докосването му връща откритата купчина, колкото пъти желаете.</translation>
    </message>
    <message>
        <source>%1 are a pair: tap one of them, then the other.</source>
        <translation>%1 образуват двойка: докоснете едната карта, после другата.</translation>
    </message>
    <message>
        <source>Only uncovered cards are free: now %1 alone. Tap the stock until the waste shows a card of the same rank.</source>
        <translation>Свободни са само непокритите карти: сега само %1. Докосвайте талона, докато в откритата купчина се появи карта от същия ранг.</translation>
    </message>
    <message>
        <source>Free now: %1. Tap the stock until the waste shows a card of the same rank.</source>
        <translation>Свободни са: %1. Докосвайте талона, докато в откритата купчина се появи карта от същия ранг.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 от %2 двойки</translation>
    </message>
</context>
<context>
    <name>HeartToHeartDescription</name>
    <message>
        <source>The heart, the stock and the waste</source>
        <translation>Сърцето, талонът и откритата купчина</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the heart</source>
        <translation>
            <numerusform>В сърцето остава %n карта</numerusform>
            <numerusform>В сърцето остават %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, card %2</source>
        <translation>Ред %1, карта %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>покрита</translation>
    </message>
    <message>
        <source>Waste, empty</source>
        <translation>Открита купчина, празна</translation>
    </message>
    <message>
        <source>Waste: %1</source>
        <translation>Открита купчина: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Талон, %n карта</numerusform>
            <numerusform>Талон, %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns a card</source>
        <translation>Обръща карта</translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation>Талон, празен</translation>
    </message>
    <message>
        <source>Puts the waste back</source>
        <translation>Връща откритата купчина</translation>
    </message>
    <message>
        <source>can be paired</source>
        <translation>има партньор</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>New deal: %1</source>
        <translation>Ново раздаване: %1</translation>
    </message>
    <message>
        <source>Turned: %1</source>
        <translation>Обърната карта: %1</translation>
    </message>
    <message numerus="yes">
        <source>The waste is the stock again: %n cards</source>
        <translation>
            <numerusform>Откритата купчина е върната в талона: %n карта</numerusform>
            <numerusform>Откритата купчина е върната в талона: %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>The move is taken back</source>
        <translation>Ходът е отменен</translation>
    </message>
    <message>
        <source>The move is played again</source>
        <translation>Ходът е повторен</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Премахнати: %1</translation>
    </message>
    <message>
        <source>Free now: %1</source>
        <translation>Стават свободни: %1</translation>
    </message>
    <message>
        <source>Can be paired: %1</source>
        <translation>Могат да образуват двойка: %1</translation>
    </message>
    <message>
        <source>Covered: free it first</source>
        <translation>Покрита: първо я освободете</translation>
    </message>
    <message>
        <source>Must be of the same rank</source>
        <translation>Трябва да е от същия ранг</translation>
    </message>
</context>
<context>
    <name>HeartToHeartPage</name>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>No pair: turn a card from the stock</source>
        <translation>Няма двойка: обърнете карта от талона</translation>
    </message>
    <message>
        <source>No pair: put the waste back</source>
        <translation>Няма двойка: върнете откритата купчина</translation>
    </message>
    <message>
        <source>Heart to Heart, deal %1: won with %2 in %3</source>
        <translation>Heart to Heart, раздаване %1: победа с %2 за %3</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>точка</numerusform>
            <numerusform>точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>ход</numerusform>
            <numerusform>хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Remove pairs of equal rank. Only uncovered cards are free.</source>
        <translation>Премахвайте двойки от един ранг. Свободни са само непокритите карти.</translation>
    </message>
    <message>
        <source>Remove pairs of equal rank.</source>
        <translation>Премахвайте двойки.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Първа победа</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Най-добро време</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Най-малко ходове</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n поредна победа</numerusform>
            <numerusform>%n поредни победи</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code: a tap copies it</source>
        <translation>Код на раздаването: докоснете, за да го копирате</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова игра</translation>
    </message>
    <message>
        <source>&amp;Deal it</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Отначало</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Няма повече възможни ходове</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>You won: %1</source>
        <translation>Победа: %1</translation>
    </message>
</context>
<context>
    <name>HeartToHeartSettings</name>
    <message>
        <source>&amp;Placement help: outline the cards that can be paired</source>
        <translation>&amp;Помощ при поставяне: ограждане на картите с партньор</translation>
    </message>
    <message>
        <source>&amp;Move errors: say why nothing is removed</source>
        <translation>&amp;Грешки при ход: обяснение защо нищо не се премахва</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;Само раздавания, които могат да се спечелят</translation>
    </message>
    <message>
        <source>&amp;Stock on the right, waste on the left</source>
        <translation>Талонът вд&amp;ясно, откритата купчина вляво</translation>
    </message>
    <message>
        <source>&amp;Ask before leaving a game in progress</source>
        <translation>По&amp;твърждение преди изоставяне на започната игра</translation>
    </message>
</context>
<context>
    <name>HeartToHeartStatistics</name>
    <message>
        <source>Deals</source>
        <translation>Раздавания</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Всички раздавания</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Само печеливши раздавания</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Раздавания на деня</translation>
    </message>
    <message>
        <source>Fewest moves of wins</source>
        <translation>Най-малко ходове до победа</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>медиана: %1</translation>
    </message>
    <message>
        <source>Times of games won</source>
        <translation>Време на спечелените игри</translation>
    </message>
    <message>
        <source>median of 10</source>
        <translation>медиана от 10</translation>
    </message>
</context>
<context>
    <name>HeartsController</name>
    <message>
        <source>Three cards are chosen: take one back first</source>
        <translation>Избрани са три карти: първо върнете една</translation>
    </message>
    <message>
        <source>Choose three cards to pass</source>
        <translation>Изберете три карти за подаване</translation>
    </message>
</context>
<context>
    <name>HeartsDescription</name>
    <message>
        <source>The players, the trick and your hand</source>
        <translation>Играчите, взятката и вашите карти</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>подсказана</translation>
    </message>
    <message>
        <source>can’t be played now</source>
        <translation>не може да се играе сега</translation>
    </message>
    <message>
        <source>received</source>
        <translation>получена</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Карта %1 от %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n точка</numerusform>
            <numerusform>%1: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>на ход</translation>
    </message>
    <message>
        <source>In the trick</source>
        <translation>Във взятката</translation>
    </message>
    <message>
        <source>New match: %1</source>
        <translation>Нов мач: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Вие сте на ход</translation>
    </message>
    <message>
        <source>You received: %1</source>
        <translation>Получихте: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Ходът е върнат</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Ходът е повторен</translation>
    </message>
</context>
<context>
    <name>HeartsPage</name>
    <message>
        <source>&amp;Deal it</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Отначало</translation>
    </message>
    <message>
        <source>Match code: a tap copies it</source>
        <translation>Код на мача: докоснете, за да го копирате</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Levels apply from the next match</source>
        <translation>Нивата важат от следващия мач</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Рунд %1</translation>
    </message>
    <message>
        <source>So far, without the round being played.</source>
        <translation>Дотук, без текущия рунд.</translation>
    </message>
    <message>
        <source>No round is over yet</source>
        <translation>Още няма завършен рунд</translation>
    </message>
    <message>
        <source>Each heart costs 1 point, the queen of spades 13. The fewest points win.</source>
        <translation>Всяка купа носи 1 точка, дама пика — 13. Печели този с най-малко точки.</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades.</source>
        <translation>Избягвайте купите и дама пика.</translation>
    </message>
    <message>
        <source>play to %1</source>
        <translation>игра до %1</translation>
    </message>
    <message numerus="yes">
        <source>%n house rules</source>
        <translation>
            <numerusform>%n домашно правило</numerusform>
            <numerusform>%n домашни правила</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Край на рунд %1</translation>
    </message>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>Взехте %n точка</numerusform>
            <numerusform>Взехте %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest score is tied: play continues until one player alone has it.</source>
        <translation>Двама или повече имат най-малко точки: играта продължава, докато остане само един.</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следващ рунд</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n рунд</numerusform>
            <numerusform>%n рунда</numerusform>
        </translation>
    </message>
    <message>
        <source>your place: %1</source>
        <translation>вашето място: %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Домашни правила: %1</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Нов мач</translation>
    </message>
</context>
<context>
    <name>HeartsPresenter</name>
    <message>
        <source>Your turn</source>
        <translation>Вие сте на ход</translation>
    </message>
    <message>
        <source>Hearts broken</source>
        <translation>Купите са разбити</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последна взятка</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Излезли карти</translation>
    </message>
    <message>
        <source>None left: %1</source>
        <translation>Няма повече: %1</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>получава</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>взе я</translation>
    </message>
    <message>
        <source>led</source>
        <translation>започна</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>общо %1</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Подаване към %1</translation>
    </message>
    <message>
        <source>%1 of 3 cards chosen</source>
        <translation>Избрани карти: %1 от 3</translation>
    </message>
    <message>
        <source>Tap a card to choose it or to take it back</source>
        <translation>Докоснете карта, за да я изберете или върнете</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следващ рунд</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Нов мач</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Останалите са мои</translation>
    </message>
    <message numerus="yes">
        <source>Take all %n tricks</source>
        <translation>
            <numerusform>Вземане на последната взятка</numerusform>
            <numerusform>Вземане на всичките %n взятки</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Завършване на рунда</translation>
    </message>
    <message>
        <source>No points are left in it</source>
        <translation>В него вече няма точки</translation>
    </message>
</context>
<context>
    <name>HeartsSettings</name>
    <message>
        <source>&amp;Play to:</source>
        <translation>&amp;Игра до:</translation>
    </message>
    <message>
        <source>&amp;Queen of spades may be led:</source>
        <translation>С &amp;дама пика може да се започва:</translation>
    </message>
    <message>
        <source>Passing:</source>
        <translation>Подаване:</translation>
    </message>
    <message>
        <source>Shooting the moon:</source>
        <translation>Уцелване на луната:</translation>
    </message>
    <message>
        <source>At your &amp;left:</source>
        <translation>От&amp;ляво:</translation>
    </message>
    <message>
        <source>&amp;Opposite:</source>
        <translation>От&amp;среща:</translation>
    </message>
    <message>
        <source>At your &amp;right:</source>
        <translation>Отдяс&amp;но:</translation>
    </message>
    <message>
        <source>Hearts and the queen may be played to the &amp;first trick</source>
        <translation>&amp;Купи и дама пика могат да се дават в първата взятка</translation>
    </message>
    <message>
        <source>Take back cards (counted apart)</source>
        <translation>Връщане на ходове (броят се отделно)</translation>
    </message>
    <message>
        <source>Cards &amp;gone can be looked at (key G)</source>
        <translation>Излезлите карти могат да се ви&amp;ждат (клавиш G)</translation>
    </message>
    <message>
        <source>Play the only legal card &amp;by itself</source>
        <translation>Единствената въ&amp;зможна карта се играе сама</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits: blue diamonds, green clubs</source>
        <translation>Бои в &amp;четири цвята: синьо каро, зелена спатия</translation>
    </message>
    <message>
        <source>A completed trick &amp;stays:</source>
        <translation>Взятката &amp;остава на масата:</translation>
    </message>
    <message>
        <source>Changes to rules and levels apply from the next match.</source>
        <translation>Промените важат от следващия мач.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>Дама пика разбива купите</translation>
    </message>
    <message>
        <source>The jack of diamonds takes 10 points off</source>
        <translation>Вале каро намалява точките с 10</translation>
    </message>
    <message>
        <source>left, right, across, none</source>
        <translation>наляво, надясно, отсреща, без</translation>
    </message>
    <message>
        <source>left, right, across</source>
        <translation>наляво, надясно, отсреща</translation>
    </message>
    <message>
        <source>none</source>
        <translation>без подаване</translation>
    </message>
    <message>
        <source>the others get 26 points</source>
        <translation>другите получават 26 точки</translation>
    </message>
    <message>
        <source>the shooter loses 26 points</source>
        <translation>на уцелилия се отнемат 26 точки</translation>
    </message>
    <message>
        <source>whichever is better for the shooter</source>
        <translation>по-доброто за уцелилия</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>по всяко време</translation>
    </message>
    <message>
        <source>once hearts are broken</source>
        <translation>след разбиването на купите</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 секунди</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лесен</translation>
    </message>
    <message>
        <source>A beginner: counts no cards and often errs.</source>
        <translation>Начинаещ: не брои картите и често греши.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормален</translation>
    </message>
    <message>
        <source>Plays by sound rules and counts the cards.</source>
        <translation>Играе по здрави правила и брои картите.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>труден</translation>
    </message>
    <message>
        <source>Tries each card in many deals that are possible.</source>
        <translation>Опитва всяка карта в много възможни раздавания.</translation>
    </message>
    <message>
        <source>In which rounds three cards are passed, and to whom, in this order.</source>
        <translation>В кои рундове се подават три карти и на кого, в този ред.</translation>
    </message>
    <message>
        <source>Better for the shooter: the others get 26 points if that leaves the shooter alone in the lead.</source>
        <translation>По-доброто: останалите получават по 26 точки, ако така взелият всички точки остава сам начело.</translation>
    </message>
    <message>
        <source>Hearts may be led once the queen has been played.</source>
        <translation>Купи могат да се искат, след като дамата е изиграна.</translation>
    </message>
    <message>
        <source>Whoever takes it. Shooting the moon needs the 26 penalty points only.</source>
        <translation>На този, който го вземе. За „луна“ са нужни само 26-те наказателни точки.</translation>
    </message>
</context>
<context>
    <name>HeartsStatistics</name>
    <message>
        <source>Length of the match</source>
        <translation>Дължина на мача</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Всяка дължина</translation>
    </message>
    <message numerus="yes">
        <source>To %n points</source>
        <translation>
            <numerusform>До %n точка</numerusform>
            <numerusform>До %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Класически</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашни</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Всички противници</translation>
    </message>
    <message>
        <source>Easy opponents</source>
        <translation>Лесни</translation>
    </message>
    <message>
        <source>Normal opponents</source>
        <translation>Нормални</translation>
    </message>
    <message>
        <source>Hard opponents</source>
        <translation>Трудни</translation>
    </message>
    <message>
        <source>Mixed opponents</source>
        <translation>Различни</translation>
    </message>
    <message>
        <source>a round: %1</source>
        <translation>на рунд: %1</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Средно точки</translation>
    </message>
    <message>
        <source>Places 1 to 4</source>
        <translation>Места от 1 до 4</translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Уцелени луни</translation>
    </message>
    <message>
        <source>With cards taken back</source>
        <translation>С върнати ходове</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>спечелени: %1</translation>
    </message>
    <message>
        <source>Points of matches played out</source>
        <translation>Точки в завършените мачове</translation>
    </message>
</context>
<context>
    <name>HeartsWords</name>
    <message>
        <source>Mira</source>
        <translation>Мира</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Оскар</translation>
    </message>
    <message>
        <source>Lena</source>
        <translation>Лена</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Рунд %1</translation>
    </message>
    <message>
        <source>%1  ·  match over</source>
        <translation>%1  ·  край на мача</translation>
    </message>
    <message>
        <source>%1  ·  over</source>
        <translation>%1  ·  край</translation>
    </message>
    <message>
        <source>%1  ·  trick %2 of 13</source>
        <translation>%1  ·  взятка %2 от 13</translation>
    </message>
    <message>
        <source>pass to the left</source>
        <translation>подаване наляво</translation>
    </message>
    <message>
        <source>pass to the right</source>
        <translation>подаване надясно</translation>
    </message>
    <message>
        <source>pass across</source>
        <translation>подаване отсреща</translation>
    </message>
    <message>
        <source>no passing</source>
        <translation>без подаване</translation>
    </message>
    <message>
        <source>Q♠ waits for hearts</source>
        <translation>Q♠ чака купите</translation>
    </message>
    <message>
        <source>no points on the first trick</source>
        <translation>без точки в първата взятка</translation>
    </message>
    <message>
        <source>Q♠ breaks hearts</source>
        <translation>Q♠ разбива купите</translation>
    </message>
    <message>
        <source>J♦ −10</source>
        <translation>J♦ −10</translation>
    </message>
    <message>
        <source>moon −26</source>
        <translation>луна −26</translation>
    </message>
    <message>
        <source>moon +26 or −26</source>
        <translation>луна +26 или −26</translation>
    </message>
    <message>
        <source>always passing</source>
        <translation>винаги с подаване</translation>
    </message>
    <message>
        <source>never passing</source>
        <translation>без подаване</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>спатия</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>каро</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>купа</translation>
    </message>
    <message>
        <source>Follow suit: %1</source>
        <translation>Отговорете на боята: %1</translation>
    </message>
    <message>
        <source>The two of clubs is led first</source>
        <translation>Първо се играе двойка спатия</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Купите още не са разбити</translation>
    </message>
    <message>
        <source>The queen of spades can’t be led before hearts are broken</source>
        <translation>С дама пика не може да се започне взятка, преди купите да бъдат разбити</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>В първата взятка не се дават точки</translation>
    </message>
    <message>
        <source>The only legal card</source>
        <translation>Единствената възможна карта</translation>
    </message>
    <message>
        <source>Only %1 has points: this trick stops the moon</source>
        <translation>Точки има само %1: тази взятка спира луната</translation>
    </message>
    <message>
        <source>Takes the jack of diamonds</source>
        <translation>Взема вале каро</translation>
    </message>
    <message>
        <source>Another player takes the queen of spades</source>
        <translation>Дама пика отива при друг играч</translation>
    </message>
    <message>
        <source>Last to play and no points in the trick: take it high</source>
        <translation>Последен ход и взятка без точки: вземете с висока карта</translation>
    </message>
    <message>
        <source>The highest card that does not take the trick</source>
        <translation>Най-високата карта, която не взема взятката</translation>
    </message>
    <message>
        <source>All other %1 are higher</source>
        <translation>Всички останали карти са по-високи: %1</translation>
    </message>
    <message>
        <source>Leaves you without %1</source>
        <translation>Оставате без карти от тази боя: %1</translation>
    </message>
    <message>
        <source>The others are still choosing their cards</source>
        <translation>Другите още избират картите си</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Вие сте на ход</translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <translation>На ход е %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Рундът свърши</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Мачът свърши</translation>
    </message>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>Взехте %n точка</numerusform>
            <numerusform>Взехте %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n points</source>
        <translation>
            <numerusform>%1 взе %n точка</numerusform>
            <numerusform>%1 взе %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>You led</source>
        <translation>Започнахте вие</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>Започна %1</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Спечелихте мача</translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 спечели мача</translation>
    </message>
    <message>
        <source>You won the round</source>
        <translation>Спечелихте рунда</translation>
    </message>
    <message>
        <source>%1 won the round</source>
        <translation>%1 спечели рунда</translation>
    </message>
    <message>
        <source>Winners of the round: %1</source>
        <translation>Победители в рунда: %1</translation>
    </message>
    <message>
        <source>You shot the moon</source>
        <translation>Уцелихте луната</translation>
    </message>
    <message>
        <source>%1 shot the moon</source>
        <translation>%1 уцели луната</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>The aim</source>
        <translation>Целта</translation>
    </message>
    <message>
        <source>Remove the 25 cards of the heart in pairs of equal rank. All cards are hearts: only the rank matters.</source>
        <translation>Премахнете 25-те карти от сърцето по двойки от един и същ ранг. Всички карти са купи: важен е само рангът.</translation>
    </message>
    <message>
        <source>Free cards</source>
        <translation>Свободните карти</translation>
    </message>
    <message>
        <source>A card is free when all cards that covered it are gone. At the start only the tip is free. All cards of the heart can be seen, so you know in advance what you will free; only the stock is hidden.</source>
        <translation>Карта е свободна, когато всички карти, които я покриват, са премахнати. В началото е свободен само върхът. Всички карти от сърцето са видими: знаете предварително какво ще освободите. Скрит е само талонът.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Двойките</translation>
    </message>
    <message>
        <source>A pair is two cards of equal rank: two free cards of the heart, or one free card and the top of the waste. Tap one card to select it, then the other to remove both, or drag one onto the other. A second tap on the selected card deselects it; a card of another rank is selected in its place.</source>
        <translation>Двойка са две карти от един и същ ранг: две свободни карти от сърцето или една свободна карта и най-горната карта от откритата купчина. Докоснете едната карта, за да я изберете, а после другата, за да премахнете двойката, или плъзнете едната върху другата. Повторното докосване на избраната карта отменя избора ѝ; карта от друг ранг става избраната карта.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Талонът и откритата купчина</translation>
    </message>
    <message>
        <source>A tap on the stock turns its top card onto the waste. When the stock is empty, a tap puts the whole waste back in the same order, as often as you like. Each card turned and each redeal counts as a move.</source>
        <translation>Докосването на талона обръща най-горната му карта върху откритата купчина. Когато талонът е празен, докосването му връща цялата открита купчина в същия ред; броят на презарежданията е неограничен. Всяка обърната карта и всяко презареждане се броят за ход.</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Резултатът и краят</translation>
    </message>
    <message>
        <source>Each card removed from the heart counts 10 points. The game is won when the heart is gone, even with cards left in the stock: always 250 points. When no free card has a partner anywhere, there are no more possible moves: undo some, or start a new game.</source>
        <translation>Всяка премахната карта от сърцето добавя 10 към резултата. Играта е спечелена, когато всички 25 карти от сърцето са премахнати, дори ако в талона остават карти: резултатът винаги е 250. Когато никоя свободна карта няма възможен партньор (безизходица), няма повече възможни ходове: отменете ход или започнете нова игра.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>When a game has ended, Review in the menu Move goes through it move by move. Only if you ask, it shows until when the deal could be won and which pair would have kept the win. From each position you can play on as practice, which does not count.</source>
        <translation>След края на играта „Преглед“ в менюто „Ход“ я показва ход по ход. Само ако пожелаете, се вижда докога раздаването можеше да бъде спечелено и коя двойка щеше да запази победата. От всяка позиция можете да продължите като упражнение, което не се брои в статистиката.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>In the deal %1 the 10♥ at the top left is covered: a tap on it has no effect. The tip is 4♥. The ninth card turned is 4♥ as well: the tip and the top of the waste are removed together at move 10, and the two cards that the tip covered, 8♥ and 9♥, are free.</source>
        <translation>В раздаването %1 картата 10♥ горе вляво е покрита: докосването ѝ няма ефект. Върхът е 4♥. Деветата обърната карта също е 4♥: върхът и най-горната карта от откритата купчина се премахват заедно с ход 10, а двете карти, които върхът покриваше, 8♥ и 9♥, стават свободни.</translation>
    </message>
    <message>
        <source>Watch this deal being won</source>
        <translation>Вижте как това раздаване се играе до победа</translation>
    </message>
    <message>
        <source>Take as few penalty points as possible, against three opponents: each heart counts 1 point, the queen of spades 13.</source>
        <translation>Съберете колкото може по-малко наказателни точки в игра срещу трима противници: всяка купа носи 1 точка, дама пика — 13.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Подаването</translation>
    </message>
    <message>
        <source>Before each round everyone passes three cards: to the left, in the next round to the right, then across. In the fourth round nobody passes; then it begins again.</source>
        <translation>Преди всеки рунд всички подават по три карти: наляво, в следващия рунд надясно, после отсреща. В четвъртия рунд никой не подава, след което всичко започва отначало.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятките</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs leads it. All follow suit if they can; if not, they may play any card. The highest card of the suit led takes the trick, and its player leads the next one. The ace is the highest.</source>
        <translation>Който държи двойка спатия, започва с нея. Останалите отговарят на боята, ако могат; ако не могат, играят каквато карта пожелаят. Най-високата карта от исканата боя взема взятката и играчът, който я е изиграл, започва следващата. Най-високо е асото.</translation>
    </message>
    <message>
        <source>Whoever takes all 13 hearts and the queen of spades gets 0 points, and each of the three others 26.</source>
        <translation>Който вземе всичките 13 купи и дама пика, получава 0 точки, а останалите трима — по 26.</translation>
    </message>
    <message>
        <source>When a round is over, Review in the menu Move goes through it card by card. Only if you ask, it shows what your decisions cost, judged by what you could know then: 3.2 ± 0.4 means that the card cost about 3.2 points more than the best one, and 0.4 is the standard error. What lies within two of those is not counted. The rest of the round’s points is luck. Points stand for your lead over the others: a moon counts, and near the end of a match the places do. You can play the same cards again as practice, which does not count.</source>
        <translation>След края на рунда „Преглед“ в менюто „Ход“ го показва карта по карта. Само ако пожелаете, се вижда колко са стрували решенията ви според това, което тогава сте можели да знаете: 3,2 ± 0,4 значи, че картата е струвала около 3,2 точки повече от най-добрата, а 0,4 е стандартната грешка. Разлика под две такива грешки не се смята. Останалите точки от рунда са късмет. Точките мерят преднината ви пред другите: вземането на всички точки се отчита, а към края на мача — и местата. Можете да изиграете същите карти отново като упражнение, което не се брои в статистиката.</translation>
    </message>
    <message>
        <source>The settings have more rules that people play by: the jack of diamonds takes 10 points off, the queen of spades breaks hearts, whoever shoots the moon loses 26 points instead, cards are passed in every round or in none. They apply from the next match, and the score sheet names them.</source>
        <translation>В настройките има и други правила, по които се играе: вале каро намалява точките с 10, дама пика разбива купите, вземането на всички точки намалява сбора с 26, карти се подават във всеки рунд или никога. Те важат от следващия мач и са посочени в таблицата с резултатите.</translation>
    </message>
    <message>
        <source>Breaking hearts</source>
        <translation>Разбиването на купите</translation>
    </message>
    <message>
        <source>A heart may not be led until hearts are broken, that is, until one was played to a trick of another suit – unless the leader has nothing else. Whether the queen of spades has to wait as well is a setting, and so are points on the first trick.</source>
        <translation>Взятка не може да започне с купа, докато купите не бъдат разбити, тоест докато купа не бъде изиграна във взятка от друга боя — освен ако играчът няма нищо друго. В настройките се избира дали и дама пика трябва да чака и дали се дават точки в първата взятка.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Уцелването на луната</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Краят</translation>
    </message>
    <message>
        <source>When someone reaches 100 points – or 50 or 150, as set – the lowest score wins. If two or more share it, play goes on, round by round, until one alone has it.</source>
        <translation>Когато някой стигне 100 точки (или 50, или 150, според настройките), печели този с най-малко точки. Ако двама или повече са с най-малко точки, играта продължава рунд след рунд, докато остане само един.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашни правила</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play</source>
        <translation>Как се играе</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>&amp;Wine</source>
        <translation>&amp;Вино</translation>
    </message>
    <message>
        <source>&amp;Evergreen</source>
        <translation>&amp;Зелено</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>&amp;Шисти</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Висок &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Lattice of hearts</source>
        <translation>&amp;Решетка от сърца</translation>
    </message>
    <message>
        <source>&amp;Rosette</source>
        <translation>Ро&amp;зета</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>&amp;Вълни</translation>
    </message>
    <message>
        <source>&amp;Kites</source>
        <translation>&amp;Хвърчила</translation>
    </message>
    <message>
        <source>&amp;Usual indices</source>
        <translation>&amp;Обикновени индекси</translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation>&amp;Едри индекси</translation>
    </message>
</context>
<context>
    <name>LookMenus</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Маса</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карти</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Гърбове на картите</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Heart to Heart</source>
        <translation>Heart to Heart</translation>
    </message>
    <message>
        <source>&amp;Deal it</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>Копирано: %1</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова игра</translation>
    </message>
    <message>
        <source>C&amp;alendar…</source>
        <translation>К&amp;алендар…</translation>
    </message>
    <message>
        <source>Sa&amp;ve everything…</source>
        <translation>&amp;Запазване на всичко…</translation>
    </message>
    <message>
        <source>Read fro&amp;m another computer…</source>
        <translation>&amp;Прочитане от друг компютър…</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Без &amp;звук</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Раздаване на &amp;деня</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>Раздаването &amp;отначало</translation>
    </message>
    <message>
        <source>Enter &amp;deal code…</source>
        <translation>&amp;Въвеждане на код на раздаването…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копиране на кода на раздаването</translation>
    </message>
    <message>
        <source>&amp;Heart to Heart</source>
        <translation>&amp;Heart to Heart</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>H&amp;earts</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>Share the resul&amp;t…</source>
        <translation>Спод&amp;еляне на резултата…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;втаряне</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Теглене или презареждане</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Последна взятка</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>&amp;Излезли карти</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Резултати…</translation>
    </message>
    <message>
        <source>Opponents: &amp;easy</source>
        <translation>Противници: &amp;лесни</translation>
    </message>
    <message>
        <source>Opponents: &amp;normal</source>
        <translation>Противници: &amp;нормални</translation>
    </message>
    <message>
        <source>Opponents: &amp;hard</source>
        <translation>Противници: &amp;трудни</translation>
    </message>
    <message>
        <source>Opponents: m&amp;ixed</source>
        <translation>Противници: &amp;смесени</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Пре&amp;глед</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Помощ при поставяне</translation>
    </message>
    <message>
        <source>&amp;Move errors</source>
        <translation>&amp;Грешки при ход</translation>
    </message>
    <message>
        <source>&amp;Show me the first moves</source>
        <translation>Показване на първите &amp;ходове</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>&amp;Всички настройки…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как се играе</translation>
    </message>
    <message>
        <source>&amp;Watch an example</source>
        <translation>&amp;Показване на пример</translation>
    </message>
    <message>
        <source>&amp;About Heart to Heart</source>
        <translation>&amp;Относно Heart to Heart</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтаряне</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последна взятка</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Резултати</translation>
    </message>
</context>
<context>
    <name>MonthPage</name>
    <message>
        <source>Previous month</source>
        <translation>Предишен месец</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следващ месец</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message>
        <source>Save everything</source>
        <translation>Запазване на всичко</translation>
    </message>
    <message>
        <source>Everything was saved as %1</source>
        <translation>Всичко е запазено като %1</translation>
    </message>
    <message>
        <source>On the other computer, read this file by the menu Game.</source>
        <translation>На другия компютър прочетете този файл от менюто „Игра“.</translation>
    </message>
    <message>
        <source>Read from another computer</source>
        <translation>Прочитане от друг компютър</translation>
    </message>
    <message>
        <source>%1: the game of the file was taken.</source>
        <translation>%1: взета е играта от файла.</translation>
    </message>
    <message>
        <source>%1: the game here was kept.</source>
        <translation>%1: запазена е играта тук.</translation>
    </message>
    <message>
        <source>The settings of the file are in use.</source>
        <translation>Използват се настройките от файла.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were added.</source>
        <translation>
            <numerusform>Добавен е %n резултат.</numerusform>
            <numerusform>Добавени са %n резултата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n вече беше тук.</numerusform>
            <numerusform>%n вече бяха тук.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of Heart to Heart (*.h2h)</source>
        <translation>Всичко от Heart to Heart (*.h2h)</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file.</source>
        <translation>Този файл е записан от по-нова версия на програмата.</translation>
    </message>
    <message>
        <source>This file is damaged, or was not saved by “Save everything”.</source>
        <translation>Този файл е повреден или не е запазен чрез „Запазване на всичко“.</translation>
    </message>
    <message>
        <source>This file can’t be read.</source>
        <translation>Този файл не може да бъде прочетен.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Нищо не е променено.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Преместване на друг компютър</translation>
    </message>
</context>
<context>
    <name>NoAnswerDialog</name>
    <message>
        <source>Heart to Heart</source>
        <translation>Heart to Heart</translation>
    </message>
    <message>
        <source>The program is already running, but it does not answer.</source>
        <translation>Програмата вече работи, но не отговаря.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it still does not answer, end it in the system’s list of programs. It is running according to this file:
%1</source>
        <translation>Опитайте отново след малко. Ако пак не отговаря, прекратете я от списъка с програми на системата. Според този файл тя работи:
%1</translation>
    </message>
</context>
<context>
    <name>NoMovesDialog</name>
    <message>
        <source>No more possible moves</source>
        <translation>Няма повече възможни ходове</translation>
    </message>
    <message>
        <source>No free card has a partner, neither in the heart nor in the stock or the waste.</source>
        <translation>Никоя свободна карта няма възможен партньор — нито в сърцето, нито в талона или откритата купчина.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова игра</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>Раздаването отна&amp;чало</translation>
    </message>
    <message>
        <source>&amp;Show what went wrong</source>
        <translation>Показване на &amp;грешката</translation>
    </message>
</context>
<context>
    <name>PileLabels</name>
    <message>
        <source>stock</source>
        <translation>талон</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>открита купчина</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>the waste’s %1</source>
        <translation>%1♥ от откритата купчина</translation>
    </message>
    <message>
        <source>the %1 at the top left</source>
        <translation>%1♥ горе вляво</translation>
    </message>
    <message>
        <source>the %1 at the top right</source>
        <translation>%1♥ горе вдясно</translation>
    </message>
    <message>
        <source>the %1 at the tip</source>
        <translation>%1♥ на върха</translation>
    </message>
    <message>
        <source>the %1 at the left edge</source>
        <translation>%1♥ в левия край</translation>
    </message>
    <message>
        <source>the %1 at the right edge</source>
        <translation>%1♥ в десния край</translation>
    </message>
    <message>
        <source>the %1 in the middle</source>
        <translation>%1♥ в средата</translation>
    </message>
    <message>
        <source>the %1 left of the middle</source>
        <translation>%1♥ вляво от средата</translation>
    </message>
    <message>
        <source>the %1 right of the middle</source>
        <translation>%1♥ вдясно от средата</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>A file needs your attention</source>
        <translation>Проблем с файл</translation>
    </message>
    <message>
        <source>%1

The old contents are kept as
%2</source>
        <translation>%1

Старото съдържание е запазено като
%2</translation>
    </message>
    <message>
        <source>This file can’t be read or written; until it can, nothing is kept there:</source>
        <translation>Този файл не може да се чете или записва; докато е така, в него не се пази нищо:</translation>
    </message>
    <message>
        <source>This file could not be read, so the program starts without it:</source>
        <translation>Този файл не можа да бъде прочетен и програмата стартира без него:</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file:</source>
        <translation>Този файл е записан от по-нова версия на програмата:</translation>
    </message>
    <message>
        <source>The program keeps files of its own there; choose another place:</source>
        <translation>Там програмата пази свои файлове; изберете друго място:</translation>
    </message>
    <message>
        <source>The disk is full, so this file could not be written:</source>
        <translation>Дискът е пълен и този файл не можа да бъде записан:</translation>
    </message>
</context>
<context>
    <name>ReadEverythingDialog</name>
    <message>
        <source>Read from another computer</source>
        <translation>Прочитане от друг компютър</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записан: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n results are not here yet and will be added.</source>
        <translation>
            <numerusform>%n резултат още не е тук и ще бъде добавен.</numerusform>
            <numerusform>%n резултата още не са тук и ще бъдат добавени.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here already.</source>
        <translation>
            <numerusform>%n вече е тук.</numerusform>
            <numerusform>%n вече са тук.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games in progress to take:</source>
        <translation>Започнати игри, които да се вземат:</translation>
    </message>
    <message>
        <source>It replaces the game in progress here.</source>
        <translation>Тя заменя започнатата тук игра.</translation>
    </message>
    <message>
        <source>Use the &amp;settings of the file</source>
        <translation>Използване на &amp;настройките от файла</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Прочитане</translation>
    </message>
</context>
<context>
    <name>ReplaceGameDialog</name>
    <message>
        <source>Game in progress</source>
        <translation>Започната игра</translation>
    </message>
    <message>
        <source>Leave the game in progress?</source>
        <translation>Да се изостави ли започнатата игра?</translation>
    </message>
    <message>
        <source>Its moves will be lost.</source>
        <translation>Ходовете ѝ ще бъдат изгубени.</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Продължаване на играта</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Без повторно запитване</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Show whether it could be &amp;won</source>
        <translation>Показване дали може да се спече&amp;ли</translation>
    </message>
    <message>
        <source>Back to the &amp;review</source>
        <translation>Обратно към пр&amp;егледа</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>И&amp;гра оттук нататък</translation>
    </message>
    <message>
        <source>&amp;End the review</source>
        <translation>Зат&amp;варяне на прегледа</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Practice from move %1: it does not count.</source>
        <translation>Упражнение от ход %1: не се брои в статистиката.</translation>
    </message>
    <message>
        <source>%1 of %2 moves</source>
        <translation>%1 от %2 хода</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Играта е спечелена.</translation>
    </message>
    <message>
        <source>No free card has a partner any more.</source>
        <translation>Никоя свободна карта вече няма партньор.</translation>
    </message>
    <message>
        <source>The game was left here.</source>
        <translation>Играта е изоставена тук.</translation>
    </message>
    <message>
        <source>Next: %1 go.</source>
        <translation>Следва: премахват се %1.</translation>
    </message>
    <message>
        <source>Next: the stock turns up %1.</source>
        <translation>Следва: от талона се обръща %1♥.</translation>
    </message>
    <message>
        <source>Next: the waste goes back to the stock.</source>
        <translation>Следва: откритата купчина се връща в талона.</translation>
    </message>
    <message>
        <source>This deal could not be won.</source>
        <translation>Това раздаване не можеше да бъде спечелено.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were not needed: the next pair already lay open.</source>
        <translation>
            <numerusform>%n ход не беше нужен: следващата двойка вече беше открита.</numerusform>
            <numerusform>%n хода не бяха нужни: следващата двойка вече беше открита.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not needed: the next pair already lies open.</source>
        <translation>Не е нужно: следващата двойка вече е открита.</translation>
    </message>
    <message>
        <source>The deal can still be won.</source>
        <translation>Раздаването още може да бъде спечелено.</translation>
    </message>
    <message>
        <source>Until move %1 this deal could be won.</source>
        <translation>До ход %1 това раздаване можеше да бъде спечелено.</translation>
    </message>
    <message>
        <source>Until here this deal could be won.</source>
        <translation>Дотук това раздаване можеше да бъде спечелено.</translation>
    </message>
    <message>
        <source>To keep the win, %1 has to wait for a card of the stock or the waste.</source>
        <translation>За да остане победата възможна, %1 трябва да изчака карта от талона или откритата купчина.</translation>
    </message>
    <message>
        <source>To keep the win, %1 has to go with %2.</source>
        <translation>За да остане победата възможна, %1 трябва да отпадне с %2.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Next: you pass %1 to %2.</source>
        <translation>Следва: подавате %1 на %2.</translation>
    </message>
    <message numerus="yes">
        <source>Next: you take the trick, %n points.</source>
        <translation>
            <numerusform>Следва: вземате взятката, %n точка.</numerusform>
            <numerusform>Следва: вземате взятката, %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %1 takes the trick, %n points.</source>
        <translation>
            <numerusform>Следва: %1 взема взятката, %n точка.</numerusform>
            <numerusform>Следва: %1 взема взятката, %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: you play %1.</source>
        <translation>Следва: играете %1.</translation>
    </message>
    <message>
        <source>Next: %1 plays %2.</source>
        <translation>Следва: %1 играе %2.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over: %n points for you.</source>
        <translation>
            <numerusform>Рундът свърши: %n точка за вас.</numerusform>
            <numerusform>Рундът свърши: %n точки за вас.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played again: %1 points for you; in the match %2.</source>
        <translation>Изиграно отново: точки за вас %1, в мача %2.</translation>
    </message>
    <message>
        <source>This decision is still being judged.</source>
        <translation>Това решение още се преценява.</translation>
    </message>
    <message>
        <source>%1: nothing is better.</source>
        <translation>%1: няма по-добро.</translation>
    </message>
    <message>
        <source>%1: %2 ± %3 points more than %4.</source>
        <translation>%1: с %2 ± %3 точки повече от %4.</translation>
    </message>
    <message>
        <source>%1 is as good as %4, as far as can be told (%2 ± %3).</source>
        <translation>%1 не отстъпва на %4, доколкото може да се прецени (%2 ± %3).</translation>
    </message>
    <message>
        <source>%1: nothing is surely better.</source>
        <translation>%1: няма нищо сигурно по-добро.</translation>
    </message>
    <message>
        <source>Your points: %1, of these %2 ± %3 by decisions, %4 by luck.</source>
        <translation>Вашите точки: %1, от тях %2 ± %3 от решенията, %4 от късмета.</translation>
    </message>
    <message>
        <source>Judging your decisions: %1 of %2.</source>
        <translation>Преценяват се решенията ви: %1 от %2.</translation>
    </message>
    <message>
        <source>A hard player in your seat: %1 on average.</source>
        <translation>Силен играч на вашето място: средно %1.</translation>
    </message>
    <message>
        <source>A hard player in your seat: %1 on average (%2 of %3 rounds).</source>
        <translation>Силен играч на вашето място: средно %1 (%2 от %3 рунда).</translation>
    </message>
    <message>
        <source>Dearest: %1.</source>
        <translation>Най-скъпи: %1.</translation>
    </message>
    <message>
        <source>No decision was surely a mistake.</source>
        <translation>Никое решение не е сигурна грешка.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Рунд %1</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Взятка %1</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n points</source>
        <translation>
            <numerusform>Рунд %1: %n точка</numerusform>
            <numerusform>Рунд %1: %n точки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundReviewPage</name>
    <message>
        <source>All hands face &amp;up</source>
        <translation>Открити &amp;ръце</translation>
    </message>
    <message>
        <source>What decisions &amp;cost</source>
        <translation>&amp;Цена на решенията</translation>
    </message>
    <message>
        <source>Roun&amp;ds</source>
        <translation>Р&amp;ундове</translation>
    </message>
    <message>
        <source>Back to the &amp;review</source>
        <translation>Обратно към пр&amp;егледа</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Същите карти</translation>
    </message>
    <message>
        <source>&amp;End the review</source>
        <translation>Зат&amp;варяне на прегледа</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Practice: round %1 again. It does not count.</source>
        <translation>Упражнение: рунд %1 отново. Не се брои в статистиката.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Scores</source>
        <translation>Резултати</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Споделяне…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Рунд</translation>
    </message>
    <message>
        <source>%1, moon</source>
        <translation>%1, луна</translation>
    </message>
    <message>
        <source>%1, J♦</source>
        <translation>%1, J♦</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Общо</translation>
    </message>
    <message>
        <source>The totals of all rounds will be drawn here.</source>
        <translation>Тук ще се появи графика на общите точки.</translation>
    </message>
    <message>
        <source>Chart of the totals</source>
        <translation>Графика на общите точки</translation>
    </message>
    <message>
        <source>Re&amp;view the round</source>
        <translation>П&amp;реглед на рунда</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Изглед и език</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Показване на &amp;часовника</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Маса:</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>&amp;Карти:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;Гръб на картите:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Анимации:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Сила на звука:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Език:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключени</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавни</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормални</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бързи</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средно</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Силно</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Според системата</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the result</source>
        <translation>Споделяне на резултата</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Картина на резултата</translation>
    </message>
    <message>
        <source>Nothing is sent: paste it where you like.</source>
        <translation>Нищо не се изпраща: поставете го където желаете.</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Копиране на &amp;картината</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Копиране на &amp;текста</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Запазване на картината…</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картината е в клипборда.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Копирано: %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Запазване на картината</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картина (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1</source>
        <translation>Картината е запазена като %1</translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Раздаване на деня, %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Аз</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Спечелен мач</translation>
    </message>
    <message>
        <source>Place %1 of 4</source>
        <translation>%1-о място от 4</translation>
    </message>
    <message>
        <source>Match of the day, %1</source>
        <translation>Мач на деня, %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Домашни правила: %1</translation>
    </message>
    <message>
        <source>Hearts, match %1: %2</source>
        <translation>Hearts, мач %1: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>All results were written to %1</source>
        <translation>Всички резултати са записани в %1</translation>
    </message>
    <message>
        <source>The old contents are kept as %1</source>
        <translation>Старото съдържание е запазено като %1</translation>
    </message>
    <message>
        <source>Re&amp;sults…</source>
        <translation>&amp;Резултати…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Експортиране…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Нулиране…</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Експортиране на резултатите</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Нулиране на статистиката</translation>
    </message>
    <message>
        <source>Reset the statistics of both games?</source>
        <translation>Да се нулира ли статистиката на двете игри?</translation>
    </message>
    <message>
        <source>A copy of the results is kept beside them.</source>
        <translation>Копие на резултатите се запазва в същата папка.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Нулиране</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>най-много: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграни</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Дял на победите</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Поредни победи</translation>
    </message>
    <message>
        <source>Best time of wins</source>
        <translation>Най-добро време на победа</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>медиана: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелени</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>неспечелени</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Още няма игри</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Игри по дати</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Още няма какво да се покаже</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>&amp;First</source>
        <translation>Начал&amp;о</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Наза&amp;д</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Н&amp;апред</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Край</translation>
    </message>
</context>
<context>
    <name>WonDialog</name>
    <message>
        <source>You won</source>
        <translation>Победа!</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Н&amp;ова игра</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Същото &amp;раздаване</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Споделяне…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Пре&amp;глед</translation>
    </message>
</context>
</TS>
