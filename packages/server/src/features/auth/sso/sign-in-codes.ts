import { timingSafeEqual } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ContextOf } from '../../../platform/context.ts';
import { openSession } from '../open-session.ts';
import { hashOf, newToken } from '../token.ts';
import { insertCode, takeCode } from './identity.store.ts';

/** Long enough for a slow page to load, too short to be found in a history. */
const lifeMs = 60_000;

type Ctx = Pick<ContextOf<unknown>, 'inTransaction' | 'now' | 'caller' | 'guesses'>;
type Holder = { readonly tenantId: string; readonly memberId: string; readonly binding: string };

export async function issueCode(ctx: Ctx, { tenantId, memberId, binding }: Holder): Promise<string> {
  const code = newToken();
  await ctx.inTransaction((tx) =>
    insertCode(tx, {
      codeHash: hashOf(code),
      bindingHash: hashOf(binding),
      tenantId,
      memberId,
      expiresAt: new Date(ctx.now() + lifeMs),
    }),
  );
  return code;
}

/** The code for a token, once, and only in the browser that left: a code somebody else sends is of no use. */
export async function exchangeCode(ctx: Ctx, given: { code: string; binding: string }) {
  const held = await ctx.guesses.guard(ctx.caller.address, async () => {
    const found = await ctx.inTransaction((tx) => takeCode(tx, hashOf(given.code)));
    const isBound = found !== undefined && timingSafeEqual(found.bindingHash, hashOf(given.binding));
    demand(found && isBound && found.expiresAt.getTime() > ctx.now(), 'sign-in.code-used');
    return found;
  });
  demand(held.state === 'active', 'auth.suspended');
  return openSession(ctx, held);
}
