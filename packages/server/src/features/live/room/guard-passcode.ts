import { demand } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../../platform/context.ts';
import { isPassword } from '../../../platform/passwords.ts';
import type { LiveRow } from '../live.store.ts';
import { networkOf } from './network-of.ts';
import { countWrongTry, findWrongTries } from './passcode-tries.store.ts';
import { countTry, forgetTries, windowMs } from './tries.ts';

/**
 * Of all addresses together, in one window. A passcode may be four figures long: at this rate half of them take a day,
 * while a hall full of people may mistype.
 */
const maxOfAll = 300;

/** D-067. A live without a passcode takes as long and answers as a wrong one. */
export async function demandPasscode(ctx: VisitorContext, live: LiveRow, passcode: string): Promise<void> {
  const tries = `${live.id} ${networkOf(ctx.caller.address)}`;
  countTry(tries, ctx.now());
  const at = new Date(ctx.now());
  const windowFrom = new Date(ctx.now() - windowMs);
  const known = await findWrongTries(ctx.read, live.id);
  const isShut = known !== undefined && known.since >= windowFrom && known.count >= maxOfAll;
  demand(!isShut, 'request.too-many', { retryAfterSeconds: windowMs / 1000 });
  const isRight = await isPassword(passcode, live.passcodeHash);
  const wrong = { tenantId: live.tenantId, liveId: live.id, at, windowFrom };
  if (!isRight) await ctx.inTransaction((tx) => countWrongTry(tx, wrong));
  demand(isRight, 'live.wrong-passcode');
  forgetTries(tries);
}
