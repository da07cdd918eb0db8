"""Numbers for the bots that search, learned from games: `python -m motorpool.lab.tuning`.

Needs NumPy, which nothing else does: `pip install 'motorpool[tune]'`.
"""
