## Games on many machines

cli-ray-host-port = HOST:PORT
cli-ray-help = play on all machines of the Ray cluster with this address; needs the extra “ray”
cli-ray-missing = Games on a Ray cluster need the extra “ray”: pip install 'motorpool[ray]'.
cli-ray-address = “{ $address }” is no address of a Ray cluster: it is written as host:port, such as 127.0.0.1:6379.
cli-ray-nobody = No Ray cluster answers at { $address }.
cli-ray-failed = The Ray cluster at { $address } has failed: { $why }
cli-ray-version = A machine of the Ray cluster has Motorpool { $there }, but this is { $here }: all must have the same.
cli-ray-files = Records and programs stay on one machine: --save and exec: do not go with --ray.
