"""My devices."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Person
from motorpool.server.http.house import TheHouse
from motorpool.server.http.models import Devices, DeviceTold
from motorpool.server.identity.devices import list_devices, revoke_device
from motorpool.server.identity.secrets import ID_PATTERN

router = APIRouter(prefix="/api/me/devices", tags=["identity"])


@router.get("", responses=errors(401, 403))
async def my_devices(visitor: Person, house: TheHouse) -> Devices:
    """All devices on which I am known."""
    found = await list_devices(house.visitors, visitor)
    return Devices(
        devices=[
            DeviceTold(
                id=each.id, created=each.created, seen=each.seen, here=each.id == visitor.device
            )
            for each in found
        ]
    )


@router.delete("/{device}", status_code=204, responses=errors(401, 403, 404))
async def forget_device(
    device: Annotated[str, Path(pattern=ID_PATTERN)], asker: Asking, house: TheHouse
) -> Response:
    """Be known no longer on a device, at once; on this one, it is good-bye."""
    visitor = asker.owner()
    await revoke_device(house.visitors, visitor, device)
    if device == visitor.device:
        asker.give_cookie("")
    return Response(status_code=204)
