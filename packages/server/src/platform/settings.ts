import {
  anyText,
  basePath,
  bucketName,
  decimal,
  flag,
  flagOrAuto,
  httpUrl,
  indexName,
  ipAddress,
  listOf,
  liveKitUrl,
  networks,
  oneOf,
  postgresUrl,
  rtmpUrl,
  secretKey,
  setting,
  smtpUrl,
  timeZone,
  whole,
  type Setting,
} from './setting-readers.ts';

/** Every setting of the server: its default, the form it must have, and what it does. docs/operations.md lists this table. */
export const settings = {
  PORT: setting('3000', { form: '0…65535', read: whole(0, 65_535) }, 'Port the server listens on; 0 takes a free one.'),
  HOST: setting(
    '127.0.0.1',
    { form: 'address', read: anyText },
    'Address to listen on; 0.0.0.0 opens the product to the network.',
  ),
  PUBLIC_URL: setting(
    '',
    { form: 'URL', read: anyText },
    'Address people use, for links in mails and printed at start; empty: built from HOST and PORT.',
  ),
  WEB_BASE: setting(
    '/vue/',
    { form: '/path/', read: basePath },
    'Path below which the client is served; / redirects there.',
  ),
  TRUST_PROXY: setting(
    '',
    { form: 'addresses or networks such as 10.0.0.5 or 172.16.0.0/12, apart by commas', read: networks },
    'Proxies in front of the server: what they say about the caller (X-Forwarded-For, -Proto, -Host) is believed, and nobody else.',
  ),
  DATA_DIR: setting(
    '.data',
    { form: 'folder', read: anyText },
    'Everything the server keeps on this machine, the embedded database included.',
  ),
  DATABASE_URL: setting(
    '',
    { form: 'postgresql://…', read: postgresUrl },
    'A PostgreSQL (15 or newer) to use instead of the embedded one.',
  ),
  DATABASE_POOL: setting(
    '10',
    { form: '2…200', read: whole(2, 200) },
    'Connections one process keeps to the database.',
  ),
  DATABASE_TIMEOUT_MS: setting(
    '15000',
    { form: 'milliseconds', read: whole(100, 600_000) },
    'A statement running longer is cancelled.',
  ),
  DEMO: setting(
    '',
    { form: '1, 0 or empty', read: flagOrAuto },
    'Fill an empty database with the demo company; empty: yes on the embedded database, no elsewhere.',
  ),
  JOBS: setting(
    'inline',
    { form: 'inline or separate', read: oneOf('inline', 'separate') },
    'Where background jobs run: in the server, or in processes started by `npm run worker`.',
  ),
  JOBS_CONCURRENCY: setting('4', { form: '1…64', read: whole(1, 64) }, 'Jobs one process works on at a time.'),
  BUS: setting(
    'postgres',
    { form: 'postgres or memory', read: oneOf('postgres', 'memory') },
    'How processes tell each other what happened; memory is for a single process.',
  ),
  TIME_ZONE: setting('Asia/Shanghai', { form: 'IANA name', read: timeZone }, 'Decides what “today” is.'),
  BODY_LIMIT_KB: setting(
    '1024',
    { form: '16…65536', read: whole(16, 65_536) },
    'Largest request body of somebody signed in that is not a file upload; visitors send at most 16 KB.',
  ),
  RATE_LIMIT_FACTOR: setting(
    '1',
    { form: 'number', read: decimal },
    'Multiplies every rate limit; 0 switches them off.',
  ),
  SECRET_KEY: setting(
    '',
    { form: 'empty or at least 32 characters', read: secretKey },
    'Encrypts stored secrets; empty: a key is made in DATA_DIR/secret.key. Processes on several machines need the same one.',
  ),
  MAIL_URL: setting(
    '',
    { form: 'smtp://… or smtps://…', read: smtpUrl },
    'Mail server, with user and password where it asks for them; empty: no mail is sent.',
  ),
  MAIL_FROM: setting(
    'Shuyuan <no-reply@localhost>',
    { form: 'address', read: anyText },
    'Sender of every mail, as `Name <address>`.',
  ),
  WEBHOOK_PRIVATE: setting(
    '0',
    { form: '0 or 1', read: flag },
    'Let webhooks, identity providers and directories be inside the own network, webhooks without TLS too; off, nobody can reach in through them.',
  ),
  FFMPEG: setting(
    '',
    { form: 'path, off or empty', read: anyText },
    'Makes videos ready to be watched while they load; empty: the ffmpeg of this machine, if it has one.',
  ),
  LIBREOFFICE: setting(
    '',
    { form: 'path, off or empty', read: anyText },
    'Makes office documents ready to be read in a page; empty: the soffice of this machine, if it has one.',
  ),
  WORK_DIR: setting(
    '',
    { form: 'folder', read: anyText },
    'Room for files while they are converted, twice the largest video; empty: the folder of this machine for such things.',
  ),
  STORAGE: setting(
    'disk',
    { form: 'disk or s3', read: oneOf('disk', 's3') },
    'Where the bytes of files are: in DATA_DIR/files, or in a bucket that speaks S3.',
  ),
  S3_ENDPOINT: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'Address of the S3 server; empty: Amazon’s own, in S3_REGION.',
  ),
  S3_REGION: setting(
    'us-east-1',
    { form: 'text', read: anyText },
    'Region of the bucket; most servers of one’s own take any.',
  ),
  S3_BUCKET: setting('', { form: 'the name of a bucket', read: bucketName }, 'Bucket for the files; it must exist.'),
  S3_ACCESS_KEY: setting(
    '',
    { form: 'text', read: anyText },
    'Key that may read, write, list and delete in the bucket.',
  ),
  S3_SECRET_KEY: setting('', { form: 'text', read: anyText }, 'Secret of that key.'),
  S3_PATH_STYLE: setting(
    '1',
    { form: '0 or 1', read: flag },
    'Name the bucket in the path of the address; 0: in the name of the host.',
  ),
  STORAGE_DIRECT: setting(
    '0',
    { form: '0 or 1', read: flag },
    'Browsers send parts of files straight to S3; the bucket must then allow it (CORS).',
  ),
  STAGE_ENGINE: setting(
    'embedded',
    { form: 'embedded, janus, livekit or off', read: oneOf('embedded', 'janus', 'livekit', 'off') },
    'What carries camera and microphone of those who speak in a live room; off: rooms have the broadcast alone.',
  ),
  STAGE_UDP_PORT: setting(
    '0',
    { form: '0…65435', read: whole(0, 65_435) },
    'UDP port of the embedded stage, open to everybody who watches; 0 takes a free one. Without the native library the 100 ports from here on.',
  ),
  STAGE_ADDRESS: setting(
    '',
    { form: 'IP address or empty', read: ipAddress },
    'Address at which the world reaches that port; empty: those of this machine.',
  ),
  STAGE_NATIVE: setting(
    '1',
    { form: '0 or 1', read: flag },
    'Use the native library of the embedded stage; 0: the one without, for at most 40 viewers.',
  ),
  STAGE_VIEWERS: setting(
    '100',
    { form: '1…300', read: whole(1, 300) },
    'Viewers of stage feeds one process carries, each feed counted; whoever does not fit in has the broadcast.',
  ),
  JANUS_URL: setting(
    '',
    { form: 'ws://… or wss://…, several apart by commas', read: listOf(/^wss?:\/\/\S+$/) },
    'WebSocket address of Janus, for STAGE_ENGINE=janus; viewers are spread over several, and feeds go between them.',
  ),
  JANUS_SECRET: setting('', { form: 'text', read: anyText }, 'The api_secret of those Janus servers.'),
  LIVEKIT_URL: setting(
    '',
    { form: 'ws(s)://… or http(s)://…', read: liveKitUrl },
    'Address of a LiveKit server, for STAGE_ENGINE=livekit.',
  ),
  LIVEKIT_KEY: setting('', { form: 'text', read: anyText }, 'API key of that server.'),
  LIVEKIT_SECRET: setting('', { form: 'text', read: anyText }, 'Secret of that key.'),
  TURN_URLS: setting(
    '',
    { form: 'stun:…, turn:… or turns:…, apart by commas', read: listOf(/^(stun|turns?):\S+$/) },
    'Servers that help people behind strict firewalls onto the stage.',
  ),
  TURN_SECRET: setting(
    '',
    { form: 'text', read: anyText },
    'The static-auth-secret of those servers (coturn: use-auth-secret); people get credentials good for six hours.',
  ),
  LIVE_SUPPLIER_URL: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'Address of the supplier behind lives of suppliers 0 and 4; empty: such lives cannot be made.',
  ),
  LIVE_SUPPLIER_KEY: setting('', { form: 'text', read: anyText }, 'What that supplier calls this installation.'),
  LIVE_SUPPLIER_SECRET: setting(
    '',
    { form: 'text', read: anyText },
    'Signs what is sent to that supplier and what it sends here.',
  ),
  AI_BASE_URL: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'A model that speaks the OpenAI chat protocol, up to and with /v1; empty: the assistant answers by quotation.',
  ),
  AI_API_KEY: setting('', { form: 'text', read: anyText }, 'Key of that model; it never leaves the server.'),
  AI_MODEL: setting('', { form: 'text', read: anyText }, 'Name of the model that answers.'),
  AI_THINKING_MODEL: setting(
    '',
    { form: 'text', read: anyText },
    'Name of the model that answers in thinking mode, often the same; empty: there is no such mode.',
  ),
  AI_TIMEOUT_S: setting(
    '60',
    { form: '1…600', read: whole(1, 600) },
    'Seconds the model may stay silent before an answer counts as failed.',
  ),
  AI_MAX_TOKENS: setting('4096', { form: '16…200000', read: whole(16, 200_000) }, 'Longest answer, in its tokens.'),
  SOCKETS_PER_ADDRESS: setting(
    '10000',
    { form: '1…1000000', read: whole(1, 1_000_000) },
    'Open sockets of live rooms one address may have; everybody behind one proxy or router shares it.',
  ),
  NODE_ADDRESS: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'Where other processes reach this one, to pass on a live; empty: this machine, at PORT.',
  ),
  RTMP_PORT: setting(
    '0',
    { form: '0…65535', read: whole(0, 65_535) },
    'Where programs such as OBS push a live (RTMP, H.264 and AAC), usually 1935; 0: nowhere.',
  ),
  RTMP_URL: setting(
    '',
    { form: 'rtmp://… or rtmps://…', read: rtmpUrl },
    'The address hosts write into such a program; empty: this machine, at RTMP_PORT.',
  ),
  WEB_SEARCH_KIND: setting(
    'off',
    { form: 'searxng, bocha, tavily or off', read: oneOf('searxng', 'bocha', 'tavily', 'off') },
    'Who searches the web for the assistant; off: it reads in the company alone.',
  ),
  WEB_SEARCH_URL: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'Address of that search; needed for SearXNG, whose settings must allow the format json; empty: the usual one of Bocha or Tavily.',
  ),
  WEB_SEARCH_KEY: setting('', { form: 'text', read: anyText }, 'Key of that search; it never leaves the server.'),
  SEARCH_URL: setting(
    '',
    { form: 'http://… or https://…', read: httpUrl },
    'Address of an OpenSearch (2 or newer) that finds documents in place of the database, which still decides who sees them; empty: the database finds alone.',
  ),
  SEARCH_USER: setting('', { form: 'text', read: anyText }, 'User of that OpenSearch; empty: it asks for none.'),
  SEARCH_PASSWORD: setting('', { form: 'text', read: anyText }, 'Password of that user.'),
  SEARCH_INDEX: setting(
    'shuyuan',
    { form: 'small letters, digits, - and _', read: indexName },
    'Name of the index that is asked there, and the beginning of those behind it; one of its own for each installation.',
  ),
  PAYMENT_SANDBOX: setting(
    '',
    { form: '1, 0 or empty', read: flagOrAuto },
    'Let companies try payments with a provider in this process that takes nobody’s money; empty: with the demo company on the embedded database.',
  ),
  METRICS_TOKEN: setting(
    '',
    { form: 'text', read: anyText },
    'Bearer token for /metrics; empty: only this machine may read it.',
  ),
  LOG_LEVEL: setting(
    'info',
    { form: 'level', read: oneOf('silent', 'error', 'warn', 'info', 'debug', 'trace') },
    'Least severe line that is logged.',
  ),
  SHUTDOWN_SECONDS: setting(
    '10',
    { form: '1…300', read: whole(1, 300) },
    'How long open requests, streams and jobs may take when the server stops.',
  ),
} satisfies Record<string, Setting<unknown>>;

type Settings = typeof settings;
export type Config = { readonly [Name in keyof Settings]: Exclude<ReturnType<Settings[Name]['read']>, undefined> };
