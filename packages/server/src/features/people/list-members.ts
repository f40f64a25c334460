import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listColleagues } from './people.store.ts';

/** Colleagues of the same tenant, by name. */
export const listMembers = (ctx: Context, { search, ...paging }: Paging & { search?: string | undefined }) =>
  listColleagues(ctx.read, { tenantId: ctx.actor.tenantId, search, paging });
