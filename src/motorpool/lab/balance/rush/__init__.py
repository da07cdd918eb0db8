"""The balance of Rush: purchases, seats, nations, length and Achievements."""

from motorpool.lab.balance.measuring import Balance
from motorpool.lab.balance.rush.measurement import Counts, plan
from motorpool.lab.balance.rush.report import report

BALANCE: Balance[Counts] = Balance(plan, report)
