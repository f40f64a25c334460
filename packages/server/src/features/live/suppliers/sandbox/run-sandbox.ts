import { openSandbox } from './sandbox-supplier.ts';

/** `node …/run-sandbox.ts <port> <key> <secret>`: the sandbox beside a product that has the same in LIVE_SUPPLIER_*. */
const [port = '4100', key = 'sandbox', secret = 'sandbox'] = process.argv.slice(2);
const { url } = await openSandbox({ port: Number(port), key, secret });
process.stdout.write(`The sandbox supplier answers at ${url}\n`);
