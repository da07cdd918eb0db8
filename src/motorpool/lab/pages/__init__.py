"""Reports as one HTML file each: offline, without a script, with plots drawn here.

Everything that a reader sees is given as text in the reader's language; nothing here speaks.
"""
