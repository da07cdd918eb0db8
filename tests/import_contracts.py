"""A contract for import-linter: which packages from outside a room may import."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OutsideContract(Contract):
    """The `rooms` import the standard library, Motorpool and the `allowed` packages, no others.

    A room that does not exist yet keeps the contract.
    """

    type_name = "outside"

    rooms = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        known = {*sys.stdlib_module_names, *list_of(self.allowed), "motorpool"}
        strangers = sorted(
            (module, imported)
            for room in list_of(self.rooms)
            if room in graph.modules
            for module in {room, *graph.find_descendants(room)}
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in known
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["strangers"]:
            output.print_error(f"{module} must not import {imported}", bold=False)


def list_of(field: object) -> list[str]:
    """import-linter puts the value of a field where its class declares the field."""
    assert isinstance(field, list)
    return field
