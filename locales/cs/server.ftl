# Server: co odmítá, a motorpool serve. Slova jako serve nebo --port píše čtenář.

## Požadavky, kterým nelze rozumět

server-json = Obsah není platný JSON.
server-body-missing = Požadavek musí mít obsah v JSON, typu application/json.
server-bad-request = Tomuto požadavku nelze rozumět.
server-no-route = Na této adrese nic není.
server-method = Na této adrese to udělat nelze.
server-too-large = Požadavek je příliš velký: čte se nejvýše { $most } KB.
server-field-missing = Chybí pole „{ $field }“.
server-field-unknown = Pole „{ $field }“ zde není; není to překlep?
server-field-type = { $wanted ->
    [a-whole-number] Pole „{ $field }“ musí být celé číslo.
    [a-number] Pole „{ $field }“ musí být číslo.
    [a-text] Pole „{ $field }“ musí být text.
    [true-or-false] Pole „{ $field }“ musí být true nebo false.
    [a-list] Pole „{ $field }“ musí být seznam.
   *[an-object] Pole „{ $field }“ musí být objekt ve složených závorkách.
}
server-field-choice = Pole „{ $field }“ musí být jedno z: { $choices }.
server-field-least = Pole „{ $field }“ je příliš malé; nejméně je { $limit }.
server-field-most = Pole „{ $field }“ je příliš velké; nejvíce je { $limit }.
server-field-short = Pole „{ $field }“ je příliš krátké: { $limit ->
    [one] potřebuje nejméně { $limit } znak.
    [few] potřebuje nejméně { $limit } znaky.
   *[other] potřebuje nejméně { $limit } znaků.
}
server-field-long = Pole „{ $field }“ je příliš dlouhé: { $limit ->
    [one] smí mít { $limit } znak.
    [few] smí mít nejvýše { $limit } znaky.
   *[other] smí mít nejvýše { $limit } znaků.
}
server-field-few = V poli „{ $field }“ je toho málo: { $limit ->
    [one] je potřeba nejméně { $limit } položka.
    [few] jsou potřeba nejméně { $limit } položky.
   *[other] je potřeba nejméně { $limit } položek.
}
server-field-many = V poli „{ $field }“ je toho moc: { $limit ->
    [one] smí tam být { $limit } položka.
    [few] smí tam být nejvýše { $limit } položky.
   *[other] smí tam být nejvýše { $limit } položek.
}
server-field-bad = Pole „{ $field }“ není zapsáno tak, jak má být.

## Požadavky, které se odmítají

server-origin = Poslala to stránka odjinud, nebo se neví, odkud to přišlo; nic se nezměnilo.
server-too-many = Příliš mnoho požadavků najednou; zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekund.
}
server-sockets-many = Počet tvých otevřených spojení už je { $most }; nejdřív některé zavři.
server-host = Tento server není znám pod jménem, na které se ptáš; kdo ho provozuje, může je povolit pomocí --allow-host.
server-conflict = Někdo byl rychlejší; podívej se, jak to vypadá teď.
server-unavailable = Server se teď nedostane ke své databázi; zkus to za chvíli.
server-trouble = Na serveru se něco nepovedlo; nic z toho, co bylo uloženo, se neztratilo.
server-metrics = Měření lze číst jen na stroji serveru, nebo s tokenem, který je k tomu určen.
server-page-missing = Tento server byl nainstalován bez stránky. Sestaví ji „make page“, s Node.js; programy najdou API na /api/openapi.json.

## Kdo je kdo

server-nobody = Neví se, kdo jsi: nejdřív si nastav jméno, nebo pošli token.
server-token-wrong = Tento token neplatí, nebo už neplatí.
server-token-may-not = Tohle token nesmí; použij zařízení, na kterém vznikl.
server-name-length = Pole „{ $field }“ potřebuje 1 až { $most } znaků, mezery na koncích se nepočítají.
server-name-letter = V poli „{ $field }“ je znak, který není vidět; vynech ho.
server-link-unknown = Tento odkaz neplatí: už byl použit, je starší než deset minut, nebo vznikl novější.
server-link-replaces = { $named ->
    [no] Na tomto zařízení už je někdo beze jména a byl by tu zapomenut; potvrď to.
   *[yes] Na tomto zařízení tě známe jako „{ $name }“ a tato osoba by tu byla zapomenuta; potvrď to.
}
server-devices-many = Počet tvých zařízení už je { $most }; nejdřív některé odeber.
server-device-unknown = Takové zařízení nemáš.
server-tokens-many = Počet tvých tokenů už je { $most }; nejdřív některý odeber.
server-token-unknown = Takový token nemáš.

## motorpool serve

cli-serve-help = otevřít stoly pro přátele v prohlížeči
cli-serve-description = Nabízí stoly prohlížečům a programům, dokud ho nezastaví Ctrl-C. Bez voleb se k němu dostane jen tento stroj a všechny stoly jsou ve tvém datovém adresáři.
cli-serve-open = otevři stránku v prohlížeči; když je obvyklý port obsazený, použije se jiný
cli-serve-host = adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř i ostatní; obvykle { $usual }
cli-serve-port = port, 0 je kterýkoli volný; obvykle { $usual }
cli-serve-database = kde jsou stoly: sqlite:///SOUBOR nebo postgresql://…; je-li v tom heslo, raději v proměnné { $variable }
cli-serve-public-url = adresa, kterou lidé píší, když server stojí za proxy
cli-serve-allow-host = jméno, pod kterým se lze na server ptát; lze opakovat; bez něj jen jména tohoto stroje a --public-url, když server naslouchá jen zde, jinak všechna
cli-serve-name = JMÉNO
cli-serve-proxy = proxy, nebo celá jejich síť, která smí říci, za koho se ptá; lze opakovat; obvykle tento stroj
cli-serve-bot-workers = kolik procesů myslí za boty; na tomto stroji obvykle { $usual }
cli-serve-keep-days = kolik dní po posledním tahu se hra uchovává; obvykle navždy
cli-serve-address = ADRESA
cli-serve-ready = Motorpool čeká na { $url }; Ctrl-C ho zastaví.
cli-serve-runs = Motorpool už běží na adrese { $url }.
cli-serve-port-used = Port { $port } už je obsazen; zvol jiný pomocí --port.
cli-serve-port-forbidden = Port { $port } nesmíš použít; zvol pomocí --port některý nad 1023.
cli-serve-host-bad = Na tomto stroji nelze naslouchat na „{ $host }“: { $why }.
serve-public-url = „{ $url }“ není adresa pro --public-url; napiš ji jako https://example.org, bez ničeho dalšího.
serve-allow-host = „{ $host }“ není jméno pro --allow-host; napiš je jako tanks.example.org, bez portu.
serve-proxy = „{ $address }“ není adresa proxy; napiš 10.0.0.7, nebo pro síť 10.0.0.0/8.
serve-metrics-token = Proměnná { $variable } je příliš krátká: token potřebuje nejméně { $fewest } znaků.
