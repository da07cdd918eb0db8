"""Who somebody is: a visitor without an account, on devices and through tokens."""
