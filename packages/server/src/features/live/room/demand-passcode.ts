import { createHash } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../../platform/context.ts';
import { isPassword } from '../../../platform/passwords.ts';
import type { LiveRow } from '../live.store.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { countTry, findTries, forgetTries, passcodeWindowMs, type Tries } from './passcode-tries.store.ts';

/** D-067: wrong ones from one network, in one window. */
const maxOfNetwork = 5;
/**
 * Of all networks together, in one window. A passcode may be four figures long: at this rate half of them take a day,
 * while a hall full of people may mistype.
 */
const maxOfAll = 300;

/** The table holds no addresses: it is enough to know that two are the same. */
const markOf = (live: LiveRow, address: string): string =>
  createHash('sha256')
    .update(`${live.id} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);

const secondsLeft = (tries: Tries | undefined, at: Date): number =>
  Math.max(1, Math.ceil(((tries?.since ?? at).getTime() + passcodeWindowMs - at.getTime()) / 1000));

/** D-067. A live without a passcode takes as long and answers as a wrong one. */
export const demandPasscode = (ctx: VisitorContext, live: LiveRow, passcode: string): Promise<void> =>
  ctx.guesses.guard(ctx.caller.address, () => tryPasscode(ctx, live, passcode), 'passcode');

async function tryPasscode(ctx: VisitorContext, live: LiveRow, passcode: string): Promise<void> {
  const { id: liveId, tenantId } = live;
  const ofNetwork = { liveId, network: markOf(live, ctx.caller.address) };
  const ofAll = { liveId, network: '' };
  const at = new Date(ctx.now());
  const demandFewer = (tries: Tries | undefined, max: number): void =>
    demand((tries?.count ?? 0) < max, 'request.too-many', { retryAfterSeconds: secondsLeft(tries, at) });
  demandFewer(await findTries(ctx.read, ofAll, at), maxOfAll);
  // Counted before the answer is known: many at once are as many tries. What was right is taken back.
  const { count, since } = await ctx.inTransaction((tx) => countTry(tx, { tenantId, ...ofNetwork, at }));
  demandFewer({ count: count - 1, since }, maxOfNetwork);
  const isRight = await isPassword(passcode, live.passcodeHash);
  if (isRight) await ctx.inTransaction((tx) => forgetTries(tx, ofNetwork));
  // All together only the wrong ones: a hall full of people who know it comes in within minutes.
  else await ctx.inTransaction((tx) => countTry(tx, { tenantId, ...ofAll, at }));
  demand(isRight, 'live.wrong-passcode');
}
