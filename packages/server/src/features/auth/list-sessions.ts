import { deviceOf } from '@shuyuan/contract/auth/device';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listOpenSessions } from '../../platform/sessions/session.store.ts';

/** Where the caller is signed in. A session is named by the hash of its token, which opens nothing. */
export async function listSessions(ctx: Context, paging: Paging) {
  const { id: memberId, tenantId, sessionKey } = ctx.actor;
  const { rows, total } = await listOpenSessions(ctx.read, { tenantId, memberId }, { now: ctx.now(), paging });
  const items = rows.map(({ tokenHash, userAgent, address, createdAt, lastUsedAt }) => ({
    id: tokenHash.toString('hex'),
    ...deviceOf(userAgent),
    address,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
    isCurrent: tokenHash.toString('hex') === sessionKey,
  }));
  return { items, recordCount: total };
}
