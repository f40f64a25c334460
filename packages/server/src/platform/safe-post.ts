import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Why nothing arrived: the address is not one we go to, nobody answered, or not in time. */
export type PostFailure = 'address' | 'connection' | 'timeout';
export class PostError extends Error {
  override name = 'PostError';
  readonly failure: PostFailure;

  constructor(failure: PostFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

type Message = { readonly url: string; readonly body: string; readonly headers?: Readonly<Record<string, string>> };
export type SafePost = {
  /** Throws a PostError; any status is an answer. */
  readonly send: (message: Message) => Promise<{ status: number; text: string }>;
  /** Whether an address can be tried at all; what its name leads to is judged when it is used. */
  readonly isAcceptable: (url: string) => boolean;
};

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;

/** Networks a server can reach that the people who type addresses must not reach through it. */
const inner = new BlockList();
const inner4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** With the forms that carry an IPv4 address inside (NAT64, 6to4, Teredo); mapped ones are judged by the list above. */
const inner6 = '::/128 ::1/128 64:ff9b::/96 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8';
for (const [list, family] of [
  [inner4, 'ipv4'],
  [inner6, 'ipv6'],
] as const) {
  for (const net of list.split(' ')) {
    const [address = '', bits = ''] = net.split('/');
    inner.addSubnet(address, Number(bits), family);
  }
}

export const isInnerAddress = (address: string): boolean => inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

type LookedUp = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/** The connection goes to the very address that was judged: a name that answers differently the second time gains nothing. */
function guardedLookup(host: string, options: LookupOptions, done: LookedUp): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new PostError('connection'), []);
    else if (addresses.some(({ address }) => isInnerAddress(address))) done(new PostError('address'), []);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}

async function answerOf(response: IncomingMessage): Promise<{ status: number; text: string }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) break;
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
}

function failureOf(error: unknown): PostError {
  if (error instanceof PostError) return error;
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (cause instanceof PostError) return cause;
  return new PostError(name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : 'connection', error);
}

/** POST of JSON to an address somebody typed: https only, public addresses only, no redirects, bounded in time and size. */
export function safePost({ isPrivateAllowed }: { isPrivateAllowed: boolean }): SafePost {
  function isAcceptable(text: string): boolean {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username !== '' || url.password !== '') return false;
    if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:';
    const host = hostOf(url);
    return url.protocol === 'https:' && !(isIP(host) && isInnerAddress(host)) && !/(^|\.)localhost\.?$/i.test(host);
  }

  return {
    isAcceptable,
    send: async ({ url, body, headers }) => {
      if (!isAcceptable(url)) throw new PostError('address');
      const request = url.startsWith('https:') ? httpsRequest : httpRequest;
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          request(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Shuyuan', ...headers },
            signal: AbortSignal.timeout(timeoutMs),
            agent: false,
            ...(!isPrivateAllowed && { lookup: guardedLookup }),
          })
            .on('response', resolve)
            .on('error', reject)
            .end(body);
        });
        return await answerOf(response);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
