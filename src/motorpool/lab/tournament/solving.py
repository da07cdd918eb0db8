"""A few linear equations; for as many as a tournament has bots, no library is needed."""


def solve(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot."""
    size = len(values)
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for each in range(column, size + 1):
                rows[row][each] -= factor * rows[column][each]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][each] * found[each] for each in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
