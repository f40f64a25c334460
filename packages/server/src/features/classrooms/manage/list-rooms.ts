import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listRooms as findRooms } from '../classroom.store.ts';

type RoomsQuery = Paging & { readonly search?: string | undefined };

export async function listRooms(ctx: Context, { search = '', ...paging }: RoomsQuery) {
  const slice = { limit: paging.pageSize, offset: offsetOf(paging) };
  const { rows, recordCount } = await findRooms(ctx.read, {
    tenantId: ctx.actor.tenantId,
    search,
    isOpen: false,
    ...slice,
  });
  return { items: rows, recordCount };
}
