## Gry na wielu maszynach

cli-ray-host-port = HOST:PORT
cli-ray-help = graj na wszystkich maszynach klastra Ray o tym adresie; wymaga dodatku „ray”
cli-ray-missing = Gry na klastrze Ray wymagają dodatku „ray”: pip install 'motorpool[ray]'.
cli-ray-address = „{ $address }” nie jest adresem klastra Ray: pisze się go jako host:port, na przykład 127.0.0.1:6379.
cli-ray-nobody = Pod adresem { $address } nie odpowiada żaden klaster Ray.
cli-ray-failed = Klaster Ray pod adresem { $address } zawiódł: { $why }
cli-ray-version = Jedna z maszyn klastra Ray ma Motorpool { $there }, a tu jest { $here }: wszystkie muszą mieć tę samą wersję.
cli-ray-files = Zapisy gier i programy zostają na jednej maszynie: --save i exec: nie działają razem z --ray.
