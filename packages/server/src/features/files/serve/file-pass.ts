import type { SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';
import { filesPath } from './reader-cookie.ts';

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
type Pass = { readonly address: string; readonly until: number };

const purpose = 'file passes';
/** Within it an address is the same for everybody: a document whose pages are turned is not fetched anew each time. */
const windowMs = 4 * 60 * 60_000;

/**
 * An address of a file that opens for whoever was handed it, signed in or not, for four to eight hours: for guests,
 * whom no reader cookie is given. It opens this one address; no other copy of the file, and no other file.
 */
export function withPass({ secrets, now }: Signing, address: string): string {
  const until = (Math.floor(now() / windowMs) + 2) * windowMs;
  return `${address}?pass=${signClaim(secrets.keyFor(purpose), { address, until })}`;
}

export function hasPass({ secrets, now }: Signing, { params, query }: RawRequest): boolean {
  const given = query['pass'];
  if (given === undefined) return false;
  const address = [filesPath, ...Object.values(params)].join('/');
  return readClaim<Pass>(secrets.keyFor(purpose), given, now())?.address === address;
}
