"""The balance of Battlegrounds: tanks, corners, seats and the order of turns."""

from motorpool.lab.balance.battlegrounds.measurement import Counts, plan
from motorpool.lab.balance.battlegrounds.report import report
from motorpool.lab.balance.measuring import Balance

BALANCE: Balance[Counts] = Balance(plan, report)
