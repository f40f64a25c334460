import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Somebody typed an address that is, or whose name leads, inside the own network. */
export class InnerAddressError extends Error {
  override name = 'InnerAddressError';
  readonly code = 'INNER_ADDRESS';
}

/** Networks a server can reach that the people who type addresses must not reach through it. */
const inner = new BlockList();
const inner4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/**
 * With site-local addresses, and the forms that carry an IPv4 address and that nobody outside answers at: compatible and
 * translated ones, 6to4, Teredo, NAT64 of the own network. Mapped ones are judged by the list above, NAT64 by what it carries.
 */
const inner6 =
  '::/96 ::ffff:0:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';
for (const [list, family] of [
  [inner4, 'ipv4'],
  [inner6, 'ipv6'],
] as const) {
  for (const net of list.split(' ')) {
    const [address = '', bits = ''] = net.split('/');
    inner.addSubnet(address, Number(bits), family);
  }
}

/** RFC 6052: where a network speaks IPv6 alone, every IPv4 address outside has this form. */
const nat64 = new BlockList();
nat64.addSubnet('64:ff9b::', 96, 'ipv6');

/** The last 32 bits of an IPv6 address, as the IPv4 address they are. */
function carriedAddress(address: string): string {
  const { hostname } = new URL(`http://[${address}]/`);
  const [high = 0, low = 0] = hostname
    .slice(1, -1)
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

export function isInnerAddress(given: string): boolean {
  const [address = ''] = given.split('%');
  if (!isIPv6(address)) return inner.check(address, 'ipv4');
  return nat64.check(address, 'ipv6') ? inner.check(carriedAddress(address), 'ipv4') : inner.check(address, 'ipv6');
}

type LookedUp = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/** The connection goes to the very address that was judged: a name that answers differently the second time gains nothing. */
export function guardedLookup(host: string, options: LookupOptions, done: LookedUp): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new Error('a name without an address'), []);
    else if (addresses.some(({ address }) => isInnerAddress(address))) done(new InnerAddressError(), []);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a host can be tried at all; what a name leads to is judged when it is used. */
export const isOuterHost = (url: URL): boolean =>
  !(isIP(hostOf(url)) && isInnerAddress(hostOf(url))) && !/(^|\.)localhost\.?$/i.test(hostOf(url));

/** No answer anybody needs is longer; the rest of one that is stays unread. */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const maxAnswerBytes = 1024 * 1024;
type FetchInit = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** As `fetch` without following redirects, to addresses outside alone. */
async function guardedFetch(address: string, { method, headers, body, signal }: FetchInit): Promise<Response> {
  const url = new URL(address);
  if (!isOuterHost(url)) throw new InnerAddressError();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = { method: method ?? 'GET', headers: { ...headers }, agent: false, lookup: guardedLookup };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { ...options, ...(signal && { signal }) })
      .on('response', resolve)
      .on('error', reject)
      .end(
        body instanceof Uint8Array || typeof body === 'string'
          ? body
          : body instanceof URLSearchParams
            ? body.toString()
            : '',
      );
  });
  const bytes = await readAnswer(answer, maxAnswerBytes);
  const status = answer.statusCode ?? 0;
  const told = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), {
    status,
    headers: told as [string, string][],
  });
}

/** How addresses somebody typed are reached: outside alone, or anywhere where the operator allows it. */
export type AddressGuard = {
  readonly isAllowed: (url: URL) => boolean;
  /** For `net.connect` and `tls.connect`. */
  readonly lookup: { readonly lookup?: typeof guardedLookup };
  readonly fetch: (address: string, init: FetchInit) => Promise<Response>;
};

export const addressGuard = ({ isPrivateAllowed }: { readonly isPrivateAllowed: boolean }): AddressGuard =>
  isPrivateAllowed
    ? // What `fetch` takes is wider than what is asked of it here.
      { isAllowed: () => true, lookup: {}, fetch: (address, init) => fetch(address, init as RequestInit) }
    : { isAllowed: isOuterHost, lookup: { lookup: guardedLookup }, fetch: guardedFetch };
