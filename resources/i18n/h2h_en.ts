<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CalendarDialog</name>
    <message numerus="yes">
        <source>Streak: %n days won on their day</source>
        <translation>
            <numerusform>Streak: %n day won on its day</numerusform>
            <numerusform>Streak: %n days won on their day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n days</source>
        <translation>
            <numerusform>longest: %n day</numerusform>
            <numerusform>longest: %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message numerus="yes">
        <source>%n of seven symbols so far.</source>
        <translation>
            <numerusform>%n of seven symbols so far.</numerusform>
            <numerusform>%n of seven symbols so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A code ends in seven symbols; here are %n.</source>
        <translation>
            <numerusform>A code ends in seven symbols; here is %n.</numerusform>
            <numerusform>A code ends in seven symbols; here are %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamplePage</name>
    <message numerus="yes">
        <source>Won in %n moves: the heart is gone. Cards left in the stock and the waste do not matter.</source>
        <translation>
            <numerusform>Won in %n move: the heart is gone. Cards left in the stock and the waste do not matter.</numerusform>
            <numerusform>Won in %n moves: the heart is gone. Cards left in the stock and the waste do not matter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartToHeartDescription</name>
    <message numerus="yes">
        <source>%n cards are left in the heart</source>
        <translation>
            <numerusform>%n card is left in the heart</numerusform>
            <numerusform>%n cards are left in the heart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is the stock again: %n cards</source>
        <translation>
            <numerusform>The waste is the stock again: %n card</numerusform>
            <numerusform>The waste is the stock again: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartToHeartPage</name>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>move</numerusform>
            <numerusform>moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsDescription</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsPage</name>
    <message numerus="yes">
        <source>%n house rules</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>You took %n point</numerusform>
            <numerusform>You took %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsPresenter</name>
    <message numerus="yes">
        <source>Take all %n tricks</source>
        <translation>
            <numerusform>Take the last trick</numerusform>
            <numerusform>Take all %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsSettings</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsStatistics</name>
    <message numerus="yes">
        <source>To %n points</source>
        <translation>
            <numerusform>To %n point</numerusform>
            <numerusform>To %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeartsWords</name>
    <message numerus="yes">
        <source>You took %n points</source>
        <translation>
            <numerusform>You took %n point</numerusform>
            <numerusform>You took %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n points</source>
        <translation>
            <numerusform>%1 took %n point</numerusform>
            <numerusform>%1 took %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message numerus="yes">
        <source>%n results were added.</source>
        <translation>
            <numerusform>%n result was added.</numerusform>
            <numerusform>%n results were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadEverythingDialog</name>
    <message numerus="yes">
        <source>%n results are not here yet and will be added.</source>
        <translation>
            <numerusform>%n result is not here yet and will be added.</numerusform>
            <numerusform>%n results are not here yet and will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here already.</source>
        <translation>
            <numerusform>%n is here already.</numerusform>
            <numerusform>%n are here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>%n moves were not needed: the next pair already lay open.</source>
        <translation>
            <numerusform>%n move was not needed: the next pair already lay open.</numerusform>
            <numerusform>%n moves were not needed: the next pair already lay open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>Next: you take the trick, %n points.</source>
        <translation>
            <numerusform>Next: you take the trick, %n point.</numerusform>
            <numerusform>Next: you take the trick, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %1 takes the trick, %n points.</source>
        <translation>
            <numerusform>Next: %1 takes the trick, %n point.</numerusform>
            <numerusform>Next: %1 takes the trick, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is over: %n points for you.</source>
        <translation>
            <numerusform>The round is over: %n point for you.</numerusform>
            <numerusform>The round is over: %n points for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n points</source>
        <translation>
            <numerusform>Round %1: %n point</numerusform>
            <numerusform>Round %1: %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
