# The server: what it refuses, and motorpool serve. Words such as serve or --port are typed by the reader.

## Requests that cannot be understood

server-json = The body is no valid JSON.
server-body-missing = The request needs a body in JSON, with the content type application/json.
server-bad-request = The request cannot be understood.
server-no-route = There is nothing at this address.
server-method = This cannot be done at this address.
server-too-large = The request is too large: at most { $most } KB are read.
server-field-missing = The field “{ $field }” is missing.
server-field-unknown = There is no field “{ $field }” here; is it misspelt?
server-field-type = { $wanted ->
    [a-whole-number] The field “{ $field }” must be a whole number.
    [a-number] The field “{ $field }” must be a number.
    [a-text] The field “{ $field }” must be a text.
    [true-or-false] The field “{ $field }” must be true or false.
    [a-list] The field “{ $field }” must be a list.
   *[an-object] The field “{ $field }” must be an object in braces.
}
server-field-choice = The field “{ $field }” must be one of: { $choices }.
server-field-least = The field “{ $field }” is too small; the least is { $limit }.
server-field-most = The field “{ $field }” is too large; the most is { $limit }.
server-field-short = The field “{ $field }” is too short: { $limit ->
    [one] it needs at least { $limit } character.
   *[other] it needs at least { $limit } characters.
}
server-field-long = The field “{ $field }” is too long: { $limit ->
    [one] it may have { $limit } character.
   *[other] it may have up to { $limit } characters.
}
server-field-few = The field “{ $field }” holds too little: { $limit ->
    [one] at least { $limit } entry is needed.
   *[other] at least { $limit } entries are needed.
}
server-field-many = The field “{ $field }” holds too much: { $limit ->
    [one] only { $limit } entry is allowed.
   *[other] at most { $limit } entries are allowed.
}
server-field-bad = The field “{ $field }” is not written in the way that it needs.

## Requests that are refused

server-origin = This was sent by the page of another site, or does not say where it comes from; nothing was changed.
server-too-many = Too many requests at once; try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
server-sockets-many = You have { $most } connections open already; close one first.
server-host = This server is not known by the name that you ask for; whoever runs it can allow it with --allow-host.
server-conflict = Somebody else was quicker; look again at how things are now.
server-unavailable = The server cannot reach its database just now; try again in a moment.
server-trouble = Something went wrong on the server; nothing that was saved is lost.
server-metrics = The metrics can be read on the server’s own machine only, or with the token for them.
server-page-missing = This server was installed without its page. “make page” builds it, with Node.js; programs find the API at /api/openapi.json.

## Who somebody is

server-nobody = It is not known who you are: set a name first, or send a token.
server-token-wrong = This token is not valid, or no longer.
server-token-may-not = A token may not do this; use the device on which you made it.
server-name-length = The field “{ $field }” needs 1 to { $most } characters, spaces at the ends not counted.
server-name-letter = The field “{ $field }” holds a character that cannot be seen; leave it out.
server-link-unknown = This link is not valid: it was used already, it is older than ten minutes, or a newer one was made.
server-link-replaces = { $named ->
    [no] Somebody without a name is known on this device already, and would be forgotten here; confirm that.
   *[yes] On this device you are known as “{ $name }”, who would be forgotten here; confirm that.
}
server-devices-many = You have { $most } devices already; remove one first.
server-device-unknown = You have no such device.
server-tokens-many = You have { $most } tokens already; remove one first.
server-token-unknown = You have no such token.

## motorpool serve

cli-serve-help = open tables for friends in the browser
cli-serve-description = Serves tables to browsers and programs until it is stopped with Ctrl-C. Without options only this machine can reach it, and all tables are kept in your data directory.
cli-serve-open = open the page in the browser; when the usual port is taken, another one is used
cli-serve-host = the address to listen at; 0.0.0.0 lets others in; the default is { $usual }
cli-serve-port = the port, 0 for any that is free; the default is { $usual }
cli-serve-database = where the tables are kept: sqlite:///FILE or postgresql://…; better in the variable { $variable } when it holds a password
cli-serve-public-url = the address that people type, when the server stands behind a proxy
cli-serve-allow-host = a name by which people may ask for the server; may be repeated; without it, only those of this machine and of --public-url when it listens here alone, and all otherwise
cli-serve-name = NAME
cli-serve-proxy = a proxy, or a network of them, that may say for whom it asks; may be repeated; the default is this machine
cli-serve-bot-workers = how many processes think for the bots; the default is { $usual } on this machine
cli-serve-keep-days = for how many days a game is kept after its last move; the default is for ever
cli-serve-address = ADDRESS
cli-serve-ready = Motorpool is ready at { $url }; Ctrl-C stops it.
cli-serve-runs = Motorpool runs already at { $url }.
cli-serve-port-used = Port { $port } is in use already; choose another one with --port.
cli-serve-port-forbidden = Port { $port } may not be used by you; choose one above 1023 with --port.
cli-serve-host-bad = There is no “{ $host }” to listen at on this machine: { $why }.
serve-public-url = “{ $url }” is no address for --public-url; write it as https://example.org, with nothing behind it.
serve-allow-host = “{ $host }” is no name for --allow-host; write it as tanks.example.org, without a port.
serve-proxy = “{ $address }” is no address of a proxy; write 10.0.0.7, or 10.0.0.0/8 for a network.
serve-metrics-token = The variable { $variable } is too short: a token needs at least { $fewest } characters.
