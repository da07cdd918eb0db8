"""What the process may take from the machine, and how it cleans up behind itself."""

import gc

# Tables are many objects that live long. Python by its own rule looks through all of them every
# few seconds, which takes half of the time under load; nearly all garbage goes without that.
# What is looked through late has mostly gone by itself.
YOUNG, MIDDLE, OLD = 100_000, 10, 20


def collect_rarely() -> None:
    """Look for garbage in circles less often; what is there at the start stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def allow_many_sockets() -> None:
    """As many open files as the system lets us have: usual are 1,024, a socket is one of them."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
