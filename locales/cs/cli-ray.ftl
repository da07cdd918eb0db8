## Hry na mnoha strojích

cli-ray-host-port = HOST:PORT
cli-ray-help = hraj na všech strojích clusteru Ray s touto adresou; potřebuje doplněk „ray“
cli-ray-missing = Hry na clusteru Ray potřebují doplněk „ray“: pip install 'motorpool[ray]'.
cli-ray-address = „{ $address }“ není adresa clusteru Ray: píše se jako host:port, například 127.0.0.1:6379.
cli-ray-nobody = Na adrese { $address } neodpovídá žádný cluster Ray.
cli-ray-failed = Cluster Ray na adrese { $address } selhal: { $why }
cli-ray-version = Některý stroj clusteru Ray má Motorpool { $there }, zde je { $here }: všechny musí mít stejnou verzi.
cli-ray-files = Záznamy her a programy zůstávají na jednom stroji: --save a exec: nejdou dohromady s --ray.
