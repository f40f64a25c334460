import { slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import type { ContextOf } from '../../platform/context.ts';
import { insertSession } from './auth.store.ts';
import { hashOf, newToken } from './token.ts';

type Ctx = Pick<ContextOf<unknown>, 'inTransaction' | 'now' | 'caller'>;

/** A session for somebody who has proved who they are, and its token: the only time it is told. */
export async function openSession(ctx: Ctx, { tenantId, memberId }: { tenantId: string; memberId: string }) {
  const token = newToken();
  const createdAt = new Date(ctx.now());
  await ctx.inTransaction((tx) =>
    insertSession(tx, { tokenHash: hashOf(token), tenantId, memberId, createdAt, ...ctx.caller }),
  );
  return { access_token: token, token_type: 'Bearer' as const, expires_in: slidingLifeMs / 1000 };
}
