import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listFollowed } from './followed.store.ts';

/** D-131: the colleagues the caller follows. */
export async function listFollowedMembers({ actor, read }: Context, paging: Paging) {
  const { items, recordCount } = await listFollowed(read, { tenantId: actor.tenantId, memberId: actor.id }, paging);
  return {
    items: items.map(({ organizationId, organizationName, attentionNum, ...person }) => ({
      ...person,
      organization: { id: organizationId, name: organizationName },
      attentionNum: Number(attentionNum ?? 0),
    })),
    recordCount,
  };
}
