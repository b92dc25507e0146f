<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Heart to Heart</source>
        <translation>О программе Heart to Heart</translation>
    </message>
    <message>
        <source>Heart to Heart</source>
        <translation>Heart to Heart</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Версия %1, Qt %2</translation>
    </message>
    <message>
        <source>Two card games on one table. Free software under the MIT licence; cards and icons are its own. It uses Qt and PySide6 under the LGPL, version 3, and Python under its own licence.</source>
        <translation>Две карточные игры за одним столом. Свободная программа под лицензией MIT; карты и значки нарисованы специально для неё. Использует Qt и PySide6 под лицензией LGPL версии 3 и Python под его собственной лицензией.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Лицензии</translation>
    </message>
</context>
<context>
    <name>CalendarDialog</name>
    <message>
        <source>Calendar: %1</source>
        <translation>Календарь: %1</translation>
    </message>
    <message>
        <source>Gold: won on its day. Red: won later. Grey: played.</source>
        <translation>Золотое: выиграно в тот же день. Красное: выиграно позже. Серое: сыграно.</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n days won on their day</source>
        <translation>
            <numerusform>Серия: %n день, выигранный в срок</numerusform>
            <numerusform>Серия: %n дня, выигранных в срок</numerusform>
            <numerusform>Серия: %n дней, выигранных в срок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n days</source>
        <translation>
            <numerusform>самая длинная: %n день</numerusform>
            <numerusform>самая длинная: %n дня</numerusform>
            <numerusform>самая длинная: %n дней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 треф</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 бубен</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 пик</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 червей</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Туз</translation>
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
        <translation>Четвёрка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пятёрка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шестёрка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Семёрка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Восьмёрка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Девятка</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Десятка</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Дама</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>An error in the program</source>
        <translation>Ошибка в программе</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>В программе произошла ошибка.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game has been saved.</source>
        <translation>В программе произошла ошибка. Ваша игра сохранена.</translation>
    </message>
    <message>
        <source>%1

You can go on playing. If it happens again, the details will help to fix it.</source>
        <translation>%1

Можно играть дальше. Если это повторится, подробности помогут исправить ошибку.</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Копировать подробности</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>%1, played</source>
        <translation>%1, сыграно</translation>
    </message>
    <message>
        <source>%1, won later</source>
        <translation>%1, выиграно позже</translation>
    </message>
    <message>
        <source>%1, won on its day</source>
        <translation>%1, выиграно в тот же день</translation>
    </message>
    <message>
        <source>%1, not played yet</source>
        <translation>%1, ещё не сыграно</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Сегодня: %1</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Enter deal code</source>
        <translation>Код расклада</translation>
    </message>
    <message>
        <source>The code of the deal, as in %1:</source>
        <translation>Код расклада, например %1:</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код расклада</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>Played once</source>
        <translation>Сыгран один раз</translation>
    </message>
    <message>
        <source>Played twice</source>
        <translation>Сыгран дважды</translation>
    </message>
    <message numerus="yes">
        <source>Played %n times</source>
        <translation>
            <numerusform>Сыгран %n раз</numerusform>
            <numerusform>Сыгран %n раза</numerusform>
            <numerusform>Сыгран %n раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, best: %n points</source>
        <translation>
            <numerusform>%1, лучший итог: %n очко</numerusform>
            <numerusform>%1, лучший итог: %n очка</numerusform>
            <numerusform>%1, лучший итог: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1, лучшее время %2</translation>
    </message>
    <message>
        <source>%1, not won yet</source>
        <translation>%1, ещё не выигран</translation>
    </message>
    <message>
        <source>This will switch to %2 and deal %1.</source>
        <translation>Откроется «%2», будут розданы карты по коду %1.</translation>
    </message>
    <message>
        <source>This will deal %1.</source>
        <translation>Карты будут розданы по коду %1.</translation>
    </message>
    <message>
        <source>Type a code or paste text that contains one.</source>
        <translation>Введите код или вставьте текст, в котором он есть.</translation>
    </message>
    <message>
        <source>“%1” is not a game of this program.</source>
        <translation>В этой программе нет игры «%1».</translation>
    </message>
    <message>
        <source>Version %1 of these codes is not known here; a newer program may know it.</source>
        <translation>Коды версии %1 этой программе неизвестны; возможно, их прочитает более новая.</translation>
    </message>
    <message>
        <source>“%1” is not a known variant; a code has N in its middle.</source>
        <translation>Вариант «%1» неизвестен; в середине кода должна стоять буква N.</translation>
    </message>
    <message numerus="yes">
        <source>%n of seven symbols so far.</source>
        <translation>
            <numerusform>Пока %n знак из семи.</numerusform>
            <numerusform>Пока %n знака из семи.</numerusform>
            <numerusform>Пока %n знаков из семи.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A code ends in seven symbols; here are %n.</source>
        <translation>
            <numerusform>Код заканчивается семью знаками, а здесь %n знак.</numerusform>
            <numerusform>Код заканчивается семью знаками, а здесь %n знака.</numerusform>
            <numerusform>Код заканчивается семью знаками, а здесь %n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in place %2 can’t be in a code: a code has only letters A to Z and digits 2 to 7.</source>
        <translation>Знака «%1» (место %2) в коде быть не может: только буквы от A до Z и цифры от 2 до 7.</translation>
    </message>
</context>
<context>
    <name>DealsDialog</name>
    <message>
        <source>Results: %1</source>
        <translation>Результаты: %1</translation>
    </message>
    <message>
        <source>Find a deal by a part of its code</source>
        <translation>Найти расклад по части кода</translation>
    </message>
    <message numerus="yes">
        <source>The latest %n deals; a part of the code finds others.</source>
        <translation>
            <numerusform>Последний %n расклад; другие находит часть кода.</numerusform>
            <numerusform>Последние %n расклада; другие находит часть кода.</numerusform>
            <numerusform>Последние %n раскладов; другие находит часть кода.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals and their results</source>
        <translation>Расклады и их результаты</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Сыграть снова</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <translation>выиграно %1 из %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграна</translation>
    </message>
    <message>
        <source>no more moves</source>
        <translation>ходов больше нет</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>оставлена</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>место %1</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message>
        <source>Go o&amp;n</source>
        <translation>Про&amp;должить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>Ве&amp;рнуться к своей игре</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>С&amp;топ</translation>
    </message>
    <message>
        <source>The deal %1. Only uncovered cards are free: now %2 alone.</source>
        <translation>Расклад %1. Свободны только ненакрытые карты: сейчас лишь %2.</translation>
    </message>
    <message>
        <source>Move %1: the stock is empty. A tap on it puts the whole waste back, in the same order.</source>
        <translation>Ход %1: колода пуста. Касание возвращает в неё всю открытую стопку в том же порядке.</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n moves: the heart is gone. Cards left in the stock and the waste do not matter.</source>
        <translation>
            <numerusform>Победа за %n ход: сердце разобрано. Карты, оставшиеся в колоде и в открытой стопке, значения не имеют.</numerusform>
            <numerusform>Победа за %n хода: сердце разобрано. Карты, оставшиеся в колоде и в открытой стопке, значения не имеют.</numerusform>
            <numerusform>Победа за %n ходов: сердце разобрано. Карты, оставшиеся в колоде и в открытой стопке, значения не имеют.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: the last card of the stock is turned.</source>
        <translation>Ход %1: открывается последняя карта колоды.</translation>
    </message>
    <message>
        <source>Moves %1–%2: the rest of the stock is turned.</source>
        <translation>Ходы %1–%2: открывается остаток колоды.</translation>
    </message>
    <message>
        <source>Move %1: a card of the stock is turned, and the waste shows %3.</source>
        <translation>Ход %1: открывается карта колоды, и сверху в стопке теперь %3♥.</translation>
    </message>
    <message>
        <source>Moves %1–%2: the stock is turned until the waste shows %3.</source>
        <translation>Ходы %1–%2: карты колоды открываются, пока сверху в стопке не окажется %3♥.</translation>
    </message>
    <message>
        <source>Move %1: %2 are a pair.</source>
        <translation>Ход %1: %2 — пара.</translation>
    </message>
    <message>
        <source>Move %1: %2 are a pair within the heart.</source>
        <translation>Ход %1: %2 — пара внутри сердца.</translation>
    </message>
    <message>
        <source>Free now: %1.</source>
        <translation>Теперь свободно: %1.</translation>
    </message>
</context>
<context>
    <name>FirstLine</name>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Close for good</source>
        <translation>Больше не показывать</translation>
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
        <translation>Червы</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>&amp;Play</source>
        <translation>Игр&amp;ать</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>С&amp;топ</translation>
    </message>
    <message>
        <source>That is all: remove the whole heart to win. When the stock is empty, a tap on it puts the waste back, as often as you like.</source>
        <translation>Вот и всё: чтобы выиграть, разберите всё сердце. Когда колода пуста, касание возвращает в неё стопку — сколько угодно раз.</translation>
    </message>
    <message>
        <source>%1 are a pair: tap one of them, then the other.</source>
        <translation>%1 — пара: коснитесь одной карты, затем другой.</translation>
    </message>
    <message>
        <source>Only uncovered cards are free: now %1 alone. Tap the stock until the waste shows a card of the same rank.</source>
        <translation>Свободны только ненакрытые карты: сейчас лишь %1. Касайтесь колоды, пока сверху в стопке не окажется карта того же достоинства.</translation>
    </message>
    <message>
        <source>Free now: %1. Tap the stock until the waste shows a card of the same rank.</source>
        <translation>Свободны: %1. Касайтесь колоды, пока сверху в стопке не окажется карта того же достоинства.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>Пары: %1 из %2</translation>
    </message>
</context>
<context>
    <name>HeartToHeartDescription</name>
    <message>
        <source>The heart, the stock and the waste</source>
        <translation>Сердце, колода и открытая стопка</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the heart</source>
        <translation>
            <numerusform>В сердце осталась %n карта</numerusform>
            <numerusform>В сердце осталось %n карты</numerusform>
            <numerusform>В сердце осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, card %2</source>
        <translation>Ряд %1, карта %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>накрыто</translation>
    </message>
    <message>
        <source>Waste, empty</source>
        <translation>Открытая стопка пуста</translation>
    </message>
    <message>
        <source>Waste: %1</source>
        <translation>Открытая стопка: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Колода, %n карта</numerusform>
            <numerusform>Колода, %n карты</numerusform>
            <numerusform>Колода, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns a card</source>
        <translation>Открывает карту</translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation>Колода пуста</translation>
    </message>
    <message>
        <source>Puts the waste back</source>
        <translation>Возвращает стопку</translation>
    </message>
    <message>
        <source>can be paired</source>
        <translation>есть пара</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>New deal: %1</source>
        <translation>Новый расклад: %1</translation>
    </message>
    <message>
        <source>Turned: %1</source>
        <translation>Открыта карта: %1</translation>
    </message>
    <message numerus="yes">
        <source>The waste is the stock again: %n cards</source>
        <translation>
            <numerusform>Стопка снова стала колодой: %n карта</numerusform>
            <numerusform>Стопка снова стала колодой: %n карты</numerusform>
            <numerusform>Стопка снова стала колодой: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The move is taken back</source>
        <translation>Ход отменён</translation>
    </message>
    <message>
        <source>The move is played again</source>
        <translation>Ход повторён</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Убраны: %1</translation>
    </message>
    <message>
        <source>Free now: %1</source>
        <translation>Теперь свободно: %1</translation>
    </message>
    <message>
        <source>Can be paired: %1</source>
        <translation>Могут составить пару: %1</translation>
    </message>
    <message>
        <source>Covered: free it first</source>
        <translation>Накрыта: сначала освободите её</translation>
    </message>
    <message>
        <source>Must be of the same rank</source>
        <translation>Нужна карта того же достоинства</translation>
    </message>
</context>
<context>
    <name>HeartToHeartPage</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>No pair: turn a card from the stock</source>
        <translation>Пары нет: откройте карту колоды</translation>
    </message>
    <message>
        <source>No pair: put the waste back</source>
        <translation>Пары нет: верните стопку в колоду</translation>
    </message>
    <message>
        <source>Heart to Heart, deal %1: won with %2 in %3</source>
        <translation>Heart to Heart, расклад %1: победа, %2, время %3</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>очко</numerusform>
            <numerusform>очка</numerusform>
            <numerusform>очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>ход</numerusform>
            <numerusform>хода</numerusform>
            <numerusform>ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Remove pairs of equal rank. Only uncovered cards are free.</source>
        <translation>Убирайте пары одного достоинства. Свободны только ненакрытые карты.</translation>
    </message>
    <message>
        <source>Remove pairs of equal rank.</source>
        <translation>Убирайте пары.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Первая победа</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Меньше всего ходов</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n победа подряд</numerusform>
            <numerusform>%n победы подряд</numerusform>
            <numerusform>%n побед подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code: a tap copies it</source>
        <translation>Код расклада: коснитесь, чтобы скопировать</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>&amp;Deal it</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Заново</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Возможных ходов больше нет</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
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
        <translation>&amp;Помощь при ходе: обводить карты, у которых есть пара</translation>
    </message>
    <message>
        <source>&amp;Move errors: say why nothing is removed</source>
        <translation>&amp;Ошибки при ходе: объяснять, почему карты не убраны</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;Только расклады, которые можно выиграть</translation>
    </message>
    <message>
        <source>&amp;Stock on the right, waste on the left</source>
        <translation>&amp;Колода справа, стопка слева</translation>
    </message>
    <message>
        <source>&amp;Ask before leaving a game in progress</source>
        <translation>&amp;Спрашивать, прежде чем прервать начатую игру</translation>
    </message>
</context>
<context>
    <name>HeartToHeartStatistics</name>
    <message>
        <source>Deals</source>
        <translation>Расклады</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Все расклады</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Только выигрышные расклады</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Расклады дня</translation>
    </message>
    <message>
        <source>Fewest moves of wins</source>
        <translation>Меньше всего ходов до победы</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>медиана: %1</translation>
    </message>
    <message>
        <source>Times of games won</source>
        <translation>Время выигранных игр</translation>
    </message>
    <message>
        <source>median of 10</source>
        <translation>медиана из 10</translation>
    </message>
</context>
<context>
    <name>HeartsController</name>
    <message>
        <source>Three cards are chosen: take one back first</source>
        <translation>Три карты уже выбраны: сначала верните одну</translation>
    </message>
    <message>
        <source>Choose three cards to pass</source>
        <translation>Выберите три карты для передачи</translation>
    </message>
</context>
<context>
    <name>HeartsDescription</name>
    <message>
        <source>The players, the trick and your hand</source>
        <translation>Игроки, взятка и ваши карты</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>can’t be played now</source>
        <translation>сейчас сыграть нельзя</translation>
    </message>
    <message>
        <source>received</source>
        <translation>получено</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Карта %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очка</numerusform>
            <numerusform>%1: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ожидается ход</translation>
    </message>
    <message>
        <source>In the trick</source>
        <translation>Во взятке</translation>
    </message>
    <message>
        <source>New match: %1</source>
        <translation>Новый матч: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>You received: %1</source>
        <translation>Вы получили: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Ход взят назад</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Ход повторён</translation>
    </message>
</context>
<context>
    <name>HeartsPage</name>
    <message>
        <source>&amp;Deal it</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Заново</translation>
    </message>
    <message>
        <source>Match code: a tap copies it</source>
        <translation>Код матча: коснитесь, чтобы скопировать</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Levels apply from the next match</source>
        <translation>Уровни действуют со следующего матча</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>So far, without the round being played.</source>
        <translation>Пока без учёта текущей раздачи.</translation>
    </message>
    <message>
        <source>No round is over yet</source>
        <translation>Ещё ни одна раздача не окончена</translation>
    </message>
    <message>
        <source>Each heart costs 1 point, the queen of spades 13. The fewest points win.</source>
        <translation>Каждая черва даёт 1 очко, пиковая дама — 13. Выигрывает тот, у кого очков меньше всех.</translation>
    </message>
    <message>
        <source>Avoid hearts and the queen of spades.</source>
        <translation>Избегайте червей и пиковой дамы.</translation>
    </message>
    <message>
        <source>play to %1</source>
        <translation>игра до %1</translation>
    </message>
    <message numerus="yes">
        <source>%n house rules</source>
        <translation>
            <numerusform>%n домашнее правило</numerusform>
            <numerusform>%n домашних правила</numerusform>
            <numerusform>%n домашних правил</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Раздача %1 окончена</translation>
    </message>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>Вы взяли %n очко</numerusform>
            <numerusform>Вы взяли %n очка</numerusform>
            <numerusform>Вы взяли %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest score is tied: play continues until one player alone has it.</source>
        <translation>Наименьшее число очков сразу у нескольких игроков: игра продолжается, пока не останется один.</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следующая раздача</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раздача</numerusform>
            <numerusform>%n раздачи</numerusform>
            <numerusform>%n раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>your place: %1</source>
        <translation>ваше место: %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Домашние правила: %1</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Новый матч</translation>
    </message>
</context>
<context>
    <name>HeartsPresenter</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Hearts broken</source>
        <translation>Червы разбиты</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Вышедшие карты</translation>
    </message>
    <message>
        <source>None left: %1</source>
        <translation>Больше нет: %1</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>получает</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>берёт взятку</translation>
    </message>
    <message>
        <source>led</source>
        <translation>заход</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>всего %1</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Передать игроку: %1</translation>
    </message>
    <message>
        <source>%1 of 3 cards chosen</source>
        <translation>Выбрано карт: %1 из 3</translation>
    </message>
    <message>
        <source>Tap a card to choose it or to take it back</source>
        <translation>Коснитесь карты, чтобы выбрать её или вернуть</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Остальные мои</translation>
    </message>
    <message numerus="yes">
        <source>Take all %n tricks</source>
        <translation>
            <numerusform>Взять последнюю взятку</numerusform>
            <numerusform>Взять все %n взятки</numerusform>
            <numerusform>Взять все %n взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Закончить раздачу</translation>
    </message>
    <message>
        <source>No points are left in it</source>
        <translation>Очков в ней больше нет</translation>
    </message>
</context>
<context>
    <name>HeartsSettings</name>
    <message>
        <source>&amp;Play to:</source>
        <translation>&amp;Играть до:</translation>
    </message>
    <message>
        <source>&amp;Queen of spades may be led:</source>
        <translation>С &amp;пиковой дамы можно ходить:</translation>
    </message>
    <message>
        <source>Passing:</source>
        <translation>Передача:</translation>
    </message>
    <message>
        <source>Shooting the moon:</source>
        <translation>Выстрел в луну:</translation>
    </message>
    <message>
        <source>At your &amp;left:</source>
        <translation>&amp;Слева:</translation>
    </message>
    <message>
        <source>&amp;Opposite:</source>
        <translation>&amp;Напротив:</translation>
    </message>
    <message>
        <source>At your &amp;right:</source>
        <translation>Сп&amp;рава:</translation>
    </message>
    <message>
        <source>Hearts and the queen may be played to the &amp;first trick</source>
        <translation>&amp;Червы и пиковую даму можно класть в первую взятку</translation>
    </message>
    <message>
        <source>Take back cards (counted apart)</source>
        <translation>Брать ходы назад (считаются отдельно)</translation>
    </message>
    <message>
        <source>Cards &amp;gone can be looked at (key G)</source>
        <translation>Вышедшие карты мо&amp;жно смотреть (клавиша G)</translation>
    </message>
    <message>
        <source>Play the only legal card &amp;by itself</source>
        <translation>Единственная &amp;возможная карта играется сама</translation>
    </message>
    <message>
        <source>Four-&amp;colour suits: blue diamonds, green clubs</source>
        <translation>Масти четырёх &amp;цветов: синие бубны, зелёные трефы</translation>
    </message>
    <message>
        <source>A completed trick &amp;stays:</source>
        <translation>Взятка ос&amp;таётся на столе:</translation>
    </message>
    <message>
        <source>Changes to rules and levels apply from the next match.</source>
        <translation>Изменения правил и уровней действуют со следующего матча.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>Дама пик разбивает червы</translation>
    </message>
    <message>
        <source>The jack of diamonds takes 10 points off</source>
        <translation>Валет бубен снимает 10 очков</translation>
    </message>
    <message>
        <source>left, right, across, none</source>
        <translation>налево, направо, напротив, без передачи</translation>
    </message>
    <message>
        <source>left, right, across</source>
        <translation>налево, направо, напротив</translation>
    </message>
    <message>
        <source>none</source>
        <translation>без передачи</translation>
    </message>
    <message>
        <source>the others get 26 points</source>
        <translation>остальные получают 26 очков</translation>
    </message>
    <message>
        <source>the shooter loses 26 points</source>
        <translation>со стрелявшего снимается 26 очков</translation>
    </message>
    <message>
        <source>whichever is better for the shooter</source>
        <translation>что выгоднее стрелявшему</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>once hearts are broken</source>
        <translation>когда разбиты червы</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 секунды</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>слабый</translation>
    </message>
    <message>
        <source>A beginner: counts no cards and often errs.</source>
        <translation>Новичок: не считает карты и часто ошибается.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Plays by sound rules and counts the cards.</source>
        <translation>Играет по проверенным правилам и считает карты.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>сильный</translation>
    </message>
    <message>
        <source>Tries each card in many deals that are possible.</source>
        <translation>Пробует каждую карту во многих возможных раскладах.</translation>
    </message>
    <message>
        <source>In which rounds three cards are passed, and to whom, in this order.</source>
        <translation>В каких раздачах передаются три карты и кому, в этом порядке.</translation>
    </message>
    <message>
        <source>Better for the shooter: the others get 26 points if that leaves the shooter alone in the lead.</source>
        <translation>Лучшее: остальные получают по 26 очков, если взявший всё тогда один впереди.</translation>
    </message>
    <message>
        <source>Hearts may be led once the queen has been played.</source>
        <translation>С червей можно ходить, когда дама уже сыграна.</translation>
    </message>
    <message>
        <source>Whoever takes it. Shooting the moon needs the 26 penalty points only.</source>
        <translation>Тому, кто его взял. Для «Break on the moon» нужны только 26 штрафных очков.</translation>
    </message>
</context>
<context>
    <name>HeartsStatistics</name>
    <message>
        <source>Length of the match</source>
        <translation>Длина матча</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Любая длина</translation>
    </message>
    <message numerus="yes">
        <source>To %n points</source>
        <translation>
            <numerusform>До %n очка</numerusform>
            <numerusform>До %n очков</numerusform>
            <numerusform>До %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Любые правила</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противники</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Любые противники</translation>
    </message>
    <message>
        <source>Easy opponents</source>
        <translation>Слабые</translation>
    </message>
    <message>
        <source>Normal opponents</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Hard opponents</source>
        <translation>Сильные</translation>
    </message>
    <message>
        <source>Mixed opponents</source>
        <translation>Разные</translation>
    </message>
    <message>
        <source>a round: %1</source>
        <translation>за раздачу: %1</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Очков в среднем</translation>
    </message>
    <message>
        <source>Places 1 to 4</source>
        <translation>Места с 1 по 4</translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Выстрелы в луну</translation>
    </message>
    <message>
        <source>With cards taken back</source>
        <translation>С ходами, взятыми назад</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>выиграно: %1</translation>
    </message>
    <message>
        <source>Points of matches played out</source>
        <translation>Очки в доигранных матчах</translation>
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
        <translation>Вы</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>%1  ·  match over</source>
        <translation>%1  ·  матч окончен</translation>
    </message>
    <message>
        <source>%1  ·  over</source>
        <translation>%1  ·  окончена</translation>
    </message>
    <message>
        <source>%1  ·  trick %2 of 13</source>
        <translation>%1  ·  взятка %2 из 13</translation>
    </message>
    <message>
        <source>pass to the left</source>
        <translation>карты налево</translation>
    </message>
    <message>
        <source>pass to the right</source>
        <translation>карты направо</translation>
    </message>
    <message>
        <source>pass across</source>
        <translation>карты напротив</translation>
    </message>
    <message>
        <source>no passing</source>
        <translation>без передачи</translation>
    </message>
    <message>
        <source>Q♠ waits for hearts</source>
        <translation>Q♠ ждёт червей</translation>
    </message>
    <message>
        <source>no points on the first trick</source>
        <translation>без очков в первой взятке</translation>
    </message>
    <message>
        <source>Q♠ breaks hearts</source>
        <translation>Q♠ разбивает червы</translation>
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
        <translation>передача всегда</translation>
    </message>
    <message>
        <source>never passing</source>
        <translation>без передачи</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червы</translation>
    </message>
    <message>
        <source>Follow suit: %1</source>
        <translation>Нужно класть в масть: %1</translation>
    </message>
    <message>
        <source>The two of clubs is led first</source>
        <translation>Первый ход — с двойки треф</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Червы ещё не разбиты</translation>
    </message>
    <message>
        <source>The queen of spades can’t be led before hearts are broken</source>
        <translation>С пиковой дамы нельзя ходить, пока не разбиты червы</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>В первую взятку штрафные карты не кладут</translation>
    </message>
    <message>
        <source>The only legal card</source>
        <translation>Единственная возможная карта</translation>
    </message>
    <message>
        <source>Only %1 has points: this trick stops the moon</source>
        <translation>Очки только у игрока %1: эта взятка срывает луну</translation>
    </message>
    <message>
        <source>Takes the jack of diamonds</source>
        <translation>Берёт валета бубен</translation>
    </message>
    <message>
        <source>Another player takes the queen of spades</source>
        <translation>Пиковую даму берёт другой игрок</translation>
    </message>
    <message>
        <source>Last to play and no points in the trick: take it high</source>
        <translation>Последний ход, во взятке нет очков: берите старшей картой</translation>
    </message>
    <message>
        <source>The highest card that does not take the trick</source>
        <translation>Старшая карта, которая не берёт взятку</translation>
    </message>
    <message>
        <source>All other %1 are higher</source>
        <translation>Все остальные карты масти старше: %1</translation>
    </message>
    <message>
        <source>Leaves you without %1</source>
        <translation>У вас не останется этой масти: %1</translation>
    </message>
    <message>
        <source>The others are still choosing their cards</source>
        <translation>Остальные ещё выбирают карты</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <translation>Сейчас ходит %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Раздача окончена</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Матч окончен</translation>
    </message>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>Вы взяли %n очко</numerusform>
            <numerusform>Вы взяли %n очка</numerusform>
            <numerusform>Вы взяли %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n points</source>
        <translation>
            <numerusform>%1 берёт %n очко</numerusform>
            <numerusform>%1 берёт %n очка</numerusform>
            <numerusform>%1 берёт %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You led</source>
        <translation>Заход ваш</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>Заход: %1</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Вы выиграли матч</translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>Матч выигрывает %1</translation>
    </message>
    <message>
        <source>You won the round</source>
        <translation>Вы выиграли раздачу</translation>
    </message>
    <message>
        <source>%1 won the round</source>
        <translation>Раздачу выигрывает %1</translation>
    </message>
    <message>
        <source>Winners of the round: %1</source>
        <translation>Победители раздачи: %1</translation>
    </message>
    <message>
        <source>You shot the moon</source>
        <translation>Вы выстрелили в луну</translation>
    </message>
    <message>
        <source>%1 shot the moon</source>
        <translation>Выстрел в луну: %1</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>The aim</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Remove the 25 cards of the heart in pairs of equal rank. All cards are hearts: only the rank matters.</source>
        <translation>Уберите 25 карт сердца парами одного достоинства. Все карты — червы, так что важно только достоинство.</translation>
    </message>
    <message>
        <source>Free cards</source>
        <translation>Свободные карты</translation>
    </message>
    <message>
        <source>A card is free when all cards that covered it are gone. At the start only the tip is free. All cards of the heart can be seen, so you know in advance what you will free; only the stock is hidden.</source>
        <translation>Карта свободна, когда убраны все карты, которые её накрывали. Вначале свободен только кончик сердца. Все карты сердца видны, и вы заранее знаете, что освободите; скрыта только колода.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>A pair is two cards of equal rank: two free cards of the heart, or one free card and the top of the waste. Tap one card to select it, then the other to remove both, or drag one onto the other. A second tap on the selected card deselects it; a card of another rank is selected in its place.</source>
        <translation>Пара — это две карты одного достоинства: две свободные карты сердца или свободная карта и верхняя карта открытой стопки. Коснитесь одной карты, чтобы выбрать её, а затем другой, чтобы убрать обе, или перетащите одну на другую. Повторное касание снимает выбор; карта другого достоинства становится выбранной вместо прежней.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода и открытая стопка</translation>
    </message>
    <message>
        <source>A tap on the stock turns its top card onto the waste. When the stock is empty, a tap puts the whole waste back in the same order, as often as you like. Each card turned and each redeal counts as a move.</source>
        <translation>Касание колоды открывает её верхнюю карту и кладёт в стопку. Когда колода пуста, касание возвращает в неё всю стопку в том же порядке — сколько угодно раз. Каждая открытая карта и каждый возврат стопки — это ход.</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Счёт и конец игры</translation>
    </message>
    <message>
        <source>Each card removed from the heart counts 10 points. The game is won when the heart is gone, even with cards left in the stock: always 250 points. When no free card has a partner anywhere, there are no more possible moves: undo some, or start a new game.</source>
        <translation>Каждая убранная карта сердца приносит 10 очков. Игра выиграна, когда сердце разобрано, даже если в колоде остались карты: это всегда 250 очков. Когда ни у одной свободной карты нигде нет пары, возможных ходов больше нет: отмените ход или начните новую игру.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>When a game has ended, Review in the menu Move goes through it move by move. Only if you ask, it shows until when the deal could be won and which pair would have kept the win. From each position you can play on as practice, which does not count.</source>
        <translation>Когда игра окончена, «Разбор» в меню «Ход» показывает её ход за ходом. Только по вашему желанию видно, до каких пор расклад можно было выиграть и какая пара сохранила бы победу. С любой позиции можно играть дальше как тренировку, которая не входит в статистику.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>In the deal %1 the 10♥ at the top left is covered: a tap on it has no effect. The tip is 4♥. The ninth card turned is 4♥ as well: the tip and the top of the waste are removed together at move 10, and the two cards that the tip covered, 8♥ and 9♥, are free.</source>
        <translation>В раскладе %1 карта 10♥ слева вверху накрыта: касание ничего не делает. Кончик сердца — 4♥. Девятая открытая карта — тоже 4♥: кончик сердца и верхняя карта стопки убираются вместе ходом 10, и две карты, которые он накрывал, 8♥ и 9♥, свободны.</translation>
    </message>
    <message>
        <source>Watch this deal being won</source>
        <translation>Посмотреть, как выиграть этот расклад</translation>
    </message>
    <message>
        <source>Take as few penalty points as possible, against three opponents: each heart counts 1 point, the queen of spades 13.</source>
        <translation>Наберите как можно меньше штрафных очков в игре против трёх противников: каждая карта червей даёт 1 очко, пиковая дама — 13.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>Before each round everyone passes three cards: to the left, in the next round to the right, then across. In the fourth round nobody passes; then it begins again.</source>
        <translation>В начале раздачи каждый передаёт три карты противнику слева, в следующей раздаче — справа, потом — игроку напротив. В четвёртой раздаче карты не передают, затем всё повторяется.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs leads it. All follow suit if they can; if not, they may play any card. The highest card of the suit led takes the trick, and its player leads the next one. The ace is the highest.</source>
        <translation>Начинает тот, у кого двойка треф, — с неё. Остальные кладут карту в масть, а если её нет — любую. Взятку берёт старшая карта исходной масти, и тот, кто её положил, начинает следующую. Старшая карта — туз.</translation>
    </message>
    <message>
        <source>Whoever takes all 13 hearts and the queen of spades gets 0 points, and each of the three others 26.</source>
        <translation>Кто взял все 13 червей и пиковую даму, получает 0 очков, а остальные трое — по 26. Это называется Break on the moon.</translation>
    </message>
    <message>
        <source>When a round is over, Review in the menu Move goes through it card by card. Only if you ask, it shows what your decisions cost, judged by what you could know then: 3.2 ± 0.4 means that the card cost about 3.2 points more than the best one, and 0.4 is the standard error. What lies within two of those is not counted. The rest of the round’s points is luck. Points stand for your lead over the others: a moon counts, and near the end of a match the places do. You can play the same cards again as practice, which does not count.</source>
        <translation>Когда раздача окончена, «Разбор» в меню «Ход» показывает её карту за картой. Только по вашему желанию видно, чего стоили ваши решения, судя по тому, что вы тогда могли знать: 3,2 ± 0,4 значит, что карта стоила примерно на 3,2 очка больше лучшей, а 0,4 — стандартная ошибка. Разница меньше двух таких ошибок не считается. Остальные очки раздачи — удача. Очки измеряют ваш перевес над другими: учитывается и взятие всех очков, а ближе к концу матча — места. Те же карты можно сыграть ещё раз как тренировку, которая не входит в статистику.</translation>
    </message>
    <message>
        <source>The settings have more rules that people play by: the jack of diamonds takes 10 points off, the queen of spades breaks hearts, whoever shoots the moon loses 26 points instead, cards are passed in every round or in none. They apply from the next match, and the score sheet names them.</source>
        <translation>В настройках есть и другие правила, по которым играют: валет бубен снимает 10 очков, дама пик разбивает червы, взявший все очки теряет 26 своих, карты передаются в каждой раздаче или никогда. Они действуют со следующего матча и названы в таблице очков.</translation>
    </message>
    <message>
        <source>Breaking hearts</source>
        <translation>Червы разбиты</translation>
    </message>
    <message>
        <source>A heart may not be led until hearts are broken, that is, until one was played to a trick of another suit – unless the leader has nothing else. Whether the queen of spades has to wait as well is a setting, and so are points on the first trick.</source>
        <translation>С червей нельзя начинать взятку, пока червы не разбиты, то есть пока хотя бы одна не сыграна во взятке другой масти, — разве что других карт у игрока не осталось. В настройках можно выбрать, должна ли ждать этого и пиковая дама и можно ли класть штрафные карты в первую взятку.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Выстрел в луну (Break on the moon)</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец матча</translation>
    </message>
    <message>
        <source>When someone reaches 100 points – or 50 or 150, as set – the lowest score wins. If two or more share it, play goes on, round by round, until one alone has it.</source>
        <translation>Когда кто-то набирает 100 очков (или 50, или 150 — как задано), выигрывает игрок с наименьшим числом очков. Если таких двое или больше, игра идёт раздача за раздачей, пока не останется один.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
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
        <translation>&amp;Зелёный</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>&amp;Сланец</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Высокий &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Lattice of hearts</source>
        <translation>&amp;Решётка из сердец</translation>
    </message>
    <message>
        <source>&amp;Rosette</source>
        <translation>Ро&amp;зетка</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>&amp;Волны</translation>
    </message>
    <message>
        <source>&amp;Kites</source>
        <translation>Воздушные з&amp;меи</translation>
    </message>
    <message>
        <source>&amp;Usual indices</source>
        <translation>&amp;Обычные индексы</translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation>&amp;Крупные индексы</translation>
    </message>
</context>
<context>
    <name>LookMenus</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Рубашки карт</translation>
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
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>Скопировано: %1</translation>
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
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>C&amp;alendar…</source>
        <translation>К&amp;алендарь…</translation>
    </message>
    <message>
        <source>Sa&amp;ve everything…</source>
        <translation>Со&amp;хранить всё…</translation>
    </message>
    <message>
        <source>Read fro&amp;m another computer…</source>
        <translation>Прочитать с дру&amp;гого компьютера…</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Расклад &amp;дня</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>Начать расклад &amp;заново</translation>
    </message>
    <message>
        <source>Enter &amp;deal code…</source>
        <translation>&amp;Ввести код расклада…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копировать код расклада</translation>
    </message>
    <message>
        <source>&amp;Heart to Heart</source>
        <translation>&amp;Heart to Heart</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>&amp;Червы</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>Share the resul&amp;t…</source>
        <translation>&amp;Поделиться результатом…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>Открыть &amp;карту или вернуть стопку</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>По&amp;следняя взятка</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>&amp;Вышедшие карты</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Таблица очков…</translation>
    </message>
    <message>
        <source>Opponents: &amp;easy</source>
        <translation>Противники: с&amp;лабые</translation>
    </message>
    <message>
        <source>Opponents: &amp;normal</source>
        <translation>Противники: с&amp;редние</translation>
    </message>
    <message>
        <source>Opponents: &amp;hard</source>
        <translation>Противники: с&amp;ильные</translation>
    </message>
    <message>
        <source>Opponents: m&amp;ixed</source>
        <translation>Противники: р&amp;азные</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Помощь при ходе</translation>
    </message>
    <message>
        <source>&amp;Move errors</source>
        <translation>&amp;Ошибки при ходе</translation>
    </message>
    <message>
        <source>&amp;Show me the first moves</source>
        <translation>Показать первые &amp;ходы</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>&amp;Все настройки…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>&amp;Watch an example</source>
        <translation>Посмотреть &amp;пример</translation>
    </message>
    <message>
        <source>&amp;About Heart to Heart</source>
        <translation>&amp;О программе Heart to Heart</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Таблица очков</translation>
    </message>
</context>
<context>
    <name>MonthPage</name>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message>
        <source>Save everything</source>
        <translation>Сохранение всего</translation>
    </message>
    <message>
        <source>Everything was saved as %1</source>
        <translation>Всё сохранено как %1</translation>
    </message>
    <message>
        <source>On the other computer, read this file by the menu Game.</source>
        <translation>На другом компьютере прочитайте этот файл через меню «Игра».</translation>
    </message>
    <message>
        <source>Read from another computer</source>
        <translation>Чтение с другого компьютера</translation>
    </message>
    <message>
        <source>%1: the game of the file was taken.</source>
        <translation>%1: взята игра из файла.</translation>
    </message>
    <message>
        <source>%1: the game here was kept.</source>
        <translation>%1: сохранена игра на этом компьютере.</translation>
    </message>
    <message>
        <source>The settings of the file are in use.</source>
        <translation>Используются настройки из файла.</translation>
    </message>
    <message numerus="yes">
        <source>%n results were added.</source>
        <translation>
            <numerusform>Добавлен %n результат.</numerusform>
            <numerusform>Добавлено %n результата.</numerusform>
            <numerusform>Добавлено %n результатов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n уже был здесь.</numerusform>
            <numerusform>%n уже были здесь.</numerusform>
            <numerusform>%n уже было здесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of Heart to Heart (*.h2h)</source>
        <translation>Всё из Heart to Heart (*.h2h)</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file.</source>
        <translation>Этот файл записан более новой версией программы.</translation>
    </message>
    <message>
        <source>This file is damaged, or was not saved by “Save everything”.</source>
        <translation>Этот файл повреждён или сохранён не командой «Сохранить всё».</translation>
    </message>
    <message>
        <source>This file can’t be read.</source>
        <translation>Этот файл не удаётся прочитать.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Перенос на другой компьютер</translation>
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
        <translation>Программа уже запущена, но не отвечает.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it still does not answer, end it in the system’s list of programs. It is running according to this file:
%1</source>
        <translation>Попробуйте ещё раз чуть позже. Если она так и не ответит, завершите её в списке программ системы. О том, что она запущена, говорит этот файл:
%1</translation>
    </message>
</context>
<context>
    <name>NoMovesDialog</name>
    <message>
        <source>No more possible moves</source>
        <translation>Возможных ходов больше нет</translation>
    </message>
    <message>
        <source>No free card has a partner, neither in the heart nor in the stock or the waste.</source>
        <translation>Ни у одной свободной карты нет пары — ни в сердце, ни в колоде, ни в открытой стопке.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>Начать расклад &amp;заново</translation>
    </message>
    <message>
        <source>&amp;Show what went wrong</source>
        <translation>Показать о&amp;шибку</translation>
    </message>
</context>
<context>
    <name>PileLabels</name>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>стопка</translation>
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
        <translation>%1♥ в стопке</translation>
    </message>
    <message>
        <source>the %1 at the top left</source>
        <translation>%1♥ слева вверху</translation>
    </message>
    <message>
        <source>the %1 at the top right</source>
        <translation>%1♥ справа вверху</translation>
    </message>
    <message>
        <source>the %1 at the tip</source>
        <translation>%1♥ на кончике сердца</translation>
    </message>
    <message>
        <source>the %1 at the left edge</source>
        <translation>%1♥ у левого края</translation>
    </message>
    <message>
        <source>the %1 at the right edge</source>
        <translation>%1♥ у правого края</translation>
    </message>
    <message>
        <source>the %1 in the middle</source>
        <translation>%1♥ посередине</translation>
    </message>
    <message>
        <source>the %1 left of the middle</source>
        <translation>%1♥ левее середины</translation>
    </message>
    <message>
        <source>the %1 right of the middle</source>
        <translation>%1♥ правее середины</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>A file needs your attention</source>
        <translation>Проблема с файлом</translation>
    </message>
    <message>
        <source>%1

The old contents are kept as
%2</source>
        <translation>%1

Прежнее содержимое сохранено как
%2</translation>
    </message>
    <message>
        <source>This file can’t be read or written; until it can, nothing is kept there:</source>
        <translation>Этот файл не удаётся прочитать или записать; пока это так, в нём ничего не сохраняется:</translation>
    </message>
    <message>
        <source>This file could not be read, so the program starts without it:</source>
        <translation>Этот файл не удалось прочитать, поэтому программа начнёт работу без него:</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file:</source>
        <translation>Этот файл записан более новой версией программы:</translation>
    </message>
    <message>
        <source>The program keeps files of its own there; choose another place:</source>
        <translation>Там программа хранит собственные файлы; выберите другое место:</translation>
    </message>
    <message>
        <source>The disk is full, so this file could not be written:</source>
        <translation>Диск заполнен, поэтому этот файл не удалось записать:</translation>
    </message>
</context>
<context>
    <name>ReadEverythingDialog</name>
    <message>
        <source>Read from another computer</source>
        <translation>Чтение с другого компьютера</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записан: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n results are not here yet and will be added.</source>
        <translation>
            <numerusform>%n результата ещё нет здесь, он будет добавлен.</numerusform>
            <numerusform>%n результатов ещё нет здесь, они будут добавлены.</numerusform>
            <numerusform>%n результатов ещё нет здесь, они будут добавлены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here already.</source>
        <translation>
            <numerusform>%n уже здесь.</numerusform>
            <numerusform>%n уже здесь.</numerusform>
            <numerusform>%n уже здесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games in progress to take:</source>
        <translation>Какие начатые игры взять:</translation>
    </message>
    <message>
        <source>It replaces the game in progress here.</source>
        <translation>Она заменит игру, начатую здесь.</translation>
    </message>
    <message>
        <source>Use the &amp;settings of the file</source>
        <translation>Использовать &amp;настройки из файла</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Прочитать</translation>
    </message>
</context>
<context>
    <name>ReplaceGameDialog</name>
    <message>
        <source>Game in progress</source>
        <translation>Игра не закончена</translation>
    </message>
    <message>
        <source>Leave the game in progress?</source>
        <translation>Прервать начатую игру?</translation>
    </message>
    <message>
        <source>Its moves will be lost.</source>
        <translation>Сделанные ходы пропадут.</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Продолжить игру</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Больше не спрашивать</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Show whether it could be &amp;won</source>
        <translation>Показать, мо&amp;жно ли выиграть</translation>
    </message>
    <message>
        <source>Back to the &amp;review</source>
        <translation>Вернуться к раз&amp;бору</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Играть с этого &amp;места</translation>
    </message>
    <message>
        <source>&amp;End the review</source>
        <translation>Закр&amp;ыть разбор</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Practice from move %1: it does not count.</source>
        <translation>Тренировка с хода %1: в статистику не входит.</translation>
    </message>
    <message>
        <source>%1 of %2 moves</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Игра выиграна.</translation>
    </message>
    <message>
        <source>No free card has a partner any more.</source>
        <translation>Ни у одной свободной карты больше нет пары.</translation>
    </message>
    <message>
        <source>The game was left here.</source>
        <translation>Здесь игра была оставлена.</translation>
    </message>
    <message>
        <source>Next: %1 go.</source>
        <translation>Далее: убираются %1.</translation>
    </message>
    <message>
        <source>Next: the stock turns up %1.</source>
        <translation>Далее: из колоды открывается %1♥.</translation>
    </message>
    <message>
        <source>Next: the waste goes back to the stock.</source>
        <translation>Далее: стопка возвращается в колоду.</translation>
    </message>
    <message>
        <source>This deal could not be won.</source>
        <translation>Этот расклад нельзя было выиграть.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were not needed: the next pair already lay open.</source>
        <translation>
            <numerusform>%n ход был лишним: следующая пара уже лежала открыто.</numerusform>
            <numerusform>%n хода были лишними: следующая пара уже лежала открыто.</numerusform>
            <numerusform>%n ходов были лишними: следующая пара уже лежала открыто.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not needed: the next pair already lies open.</source>
        <translation>Лишний ход: следующая пара уже лежит открыто.</translation>
    </message>
    <message>
        <source>The deal can still be won.</source>
        <translation>Расклад ещё можно выиграть.</translation>
    </message>
    <message>
        <source>Until move %1 this deal could be won.</source>
        <translation>До хода %1 этот расклад можно было выиграть.</translation>
    </message>
    <message>
        <source>Until here this deal could be won.</source>
        <translation>До сих пор этот расклад можно было выиграть.</translation>
    </message>
    <message>
        <source>To keep the win, %1 has to wait for a card of the stock or the waste.</source>
        <translation>Чтобы победа осталась возможной, %1 должна ждать карты из колоды или стопки.</translation>
    </message>
    <message>
        <source>To keep the win, %1 has to go with %2.</source>
        <translation>Чтобы победа осталась возможной, %1 надо убрать с картой %2.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Next: you pass %1 to %2.</source>
        <translation>Дальше: вы передаёте %1 игроку %2.</translation>
    </message>
    <message numerus="yes">
        <source>Next: you take the trick, %n points.</source>
        <translation>
            <numerusform>Дальше: вы берёте взятку, %n очко.</numerusform>
            <numerusform>Дальше: вы берёте взятку, %n очка.</numerusform>
            <numerusform>Дальше: вы берёте взятку, %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %1 takes the trick, %n points.</source>
        <translation>
            <numerusform>Дальше: взятку берёт %1, %n очко.</numerusform>
            <numerusform>Дальше: взятку берёт %1, %n очка.</numerusform>
            <numerusform>Дальше: взятку берёт %1, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: you play %1.</source>
        <translation>Дальше: вы играете %1.</translation>
    </message>
    <message>
        <source>Next: %1 plays %2.</source>
        <translation>Дальше: %1 играет %2.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over: %n points for you.</source>
        <translation>
            <numerusform>Раздача окончена: вам %n очко.</numerusform>
            <numerusform>Раздача окончена: вам %n очка.</numerusform>
            <numerusform>Раздача окончена: вам %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played again: %1 points for you; in the match %2.</source>
        <translation>Сыграно ещё раз: ваши очки %1, в матче %2.</translation>
    </message>
    <message>
        <source>This decision is still being judged.</source>
        <translation>Это решение ещё оценивается.</translation>
    </message>
    <message>
        <source>%1: nothing is better.</source>
        <translation>%1: лучше ничего нет.</translation>
    </message>
    <message>
        <source>%1: %2 ± %3 points more than %4.</source>
        <translation>%1: на %2 ± %3 очка больше, чем %4.</translation>
    </message>
    <message>
        <source>%1 is as good as %4, as far as can be told (%2 ± %3).</source>
        <translation>%1 не хуже, чем %4, насколько можно судить (%2 ± %3).</translation>
    </message>
    <message>
        <source>%1: nothing is surely better.</source>
        <translation>%1: ничего заведомо лучшего нет.</translation>
    </message>
    <message>
        <source>Your points: %1, of these %2 ± %3 by decisions, %4 by luck.</source>
        <translation>Ваши очки: %1, из них %2 ± %3 от решений, %4 от удачи.</translation>
    </message>
    <message>
        <source>Judging your decisions: %1 of %2.</source>
        <translation>Оцениваются ваши решения: %1 из %2.</translation>
    </message>
    <message>
        <source>A hard player in your seat: %1 on average.</source>
        <translation>Сильный игрок на вашем месте: в среднем %1.</translation>
    </message>
    <message>
        <source>A hard player in your seat: %1 on average (%2 of %3 rounds).</source>
        <translation>Сильный игрок на вашем месте: в среднем %1 (%2 из %3 раздач).</translation>
    </message>
    <message>
        <source>Dearest: %1.</source>
        <translation>Дороже всего: %1.</translation>
    </message>
    <message>
        <source>No decision was surely a mistake.</source>
        <translation>Ни одно решение не было заведомой ошибкой.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Взятка %1</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n points</source>
        <translation>
            <numerusform>Раздача %1: %n очко</numerusform>
            <numerusform>Раздача %1: %n очка</numerusform>
            <numerusform>Раздача %1: %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundReviewPage</name>
    <message>
        <source>All hands face &amp;up</source>
        <translation>Все карты &amp;открыты</translation>
    </message>
    <message>
        <source>What decisions &amp;cost</source>
        <translation>&amp;Цена решений</translation>
    </message>
    <message>
        <source>Roun&amp;ds</source>
        <translation>Раз&amp;дачи</translation>
    </message>
    <message>
        <source>Back to the &amp;review</source>
        <translation>Вернуться к раз&amp;бору</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>Ещё р&amp;аз</translation>
    </message>
    <message>
        <source>&amp;End the review</source>
        <translation>Закр&amp;ыть разбор</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Practice: round %1 again. It does not count.</source>
        <translation>Тренировка: раздача %1 ещё раз. В статистику не входит.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Scores</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Поделиться…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раздача</translation>
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
        <translation>Всего</translation>
    </message>
    <message>
        <source>The totals of all rounds will be drawn here.</source>
        <translation>Здесь появится график общего счёта.</translation>
    </message>
    <message>
        <source>Chart of the totals</source>
        <translation>График общего счёта</translation>
    </message>
    <message>
        <source>Re&amp;view the round</source>
        <translation>Раз&amp;бор раздачи</translation>
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
        <translation>Вид и язык</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Показывать &amp;время игры</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>С&amp;тол:</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>Ка&amp;рты:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>Рубаш&amp;ка:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Анимация:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Громкость:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключена</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Громко</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the result</source>
        <translation>Поделиться результатом</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Картинка с результатом</translation>
    </message>
    <message>
        <source>Nothing is sent: paste it where you like.</source>
        <translation>Ничего не отправляется: вставьте его, куда хотите.</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Копировать &amp;картинку</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Копировать &amp;текст</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Сохранить картинку…</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картинка в буфере обмена.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранение картинки</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картинка (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1</source>
        <translation>Картинка сохранена как %1</translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Расклад дня, %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Я</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Матч выигран</translation>
    </message>
    <message>
        <source>Place %1 of 4</source>
        <translation>%1-е место из 4</translation>
    </message>
    <message>
        <source>Match of the day, %1</source>
        <translation>Матч дня, %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Домашние правила: %1</translation>
    </message>
    <message>
        <source>Hearts, match %1: %2</source>
        <translation>Червы, матч %1: %2</translation>
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
        <translation>Все результаты записаны в %1</translation>
    </message>
    <message>
        <source>The old contents are kept as %1</source>
        <translation>Прежние результаты сохранены как %1</translation>
    </message>
    <message>
        <source>Re&amp;sults…</source>
        <translation>&amp;Результаты…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Сбросить…</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Экспорт результатов</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Сброс статистики</translation>
    </message>
    <message>
        <source>Reset the statistics of both games?</source>
        <translation>Сбросить статистику обеих игр?</translation>
    </message>
    <message>
        <source>A copy of the results is kept beside them.</source>
        <translation>Копия результатов останется в той же папке.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Сбросить</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>Best time of wins</source>
        <translation>Лучшее время побед</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>медиана: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>не выиграно</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Игр пока нет</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Игры по датам</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Пока показать нечего</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>&amp;First</source>
        <translation>В на&amp;чало</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Вп&amp;ерёд</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>В &amp;конец</translation>
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
        <translation>Новая и&amp;гра</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Тот &amp;же расклад</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Поделиться…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Разбор</translation>
    </message>
</context>
</TS>
