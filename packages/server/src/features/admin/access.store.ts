import type { AccessAction } from '@shuyuan/contract/admin/access-actions';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { countRows, membersNamed } from './log.store.ts';

export type AccessFilter = {
  readonly tenantId: string;
  readonly person: string | undefined;
  readonly action: AccessAction | undefined;
  readonly address: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
};

const entries = (read: Reads, { tenantId, person, action, address, from, to }: AccessFilter) => {
  let query = read.selectFrom('accessEntry').where('accessEntry.tenantId', '=', tenantId);
  if (person) query = query.where('memberId', 'in', membersNamed(read, tenantId, person));
  if (action) query = query.where('action', '=', action);
  if (address) query = query.where('address', '=', address);
  if (from) query = query.where('at', '>=', from);
  return to ? query.where('at', '<', to) : query;
};

export async function listEntries(read: Reads, filter: AccessFilter, paging: Paging) {
  return entries(read, filter)
    .leftJoin('member as person', 'person.id', 'accessEntry.memberId')
    .select([
      'accessEntry.id',
      'accessEntry.at',
      'accessEntry.memberId',
      'person.fullName',
      'person.account',
      'accessEntry.action',
      'accessEntry.address',
      'accessEntry.userAgent',
      sql<boolean>`coalesce((access_entry.details ->> 'isNewDevice')::boolean, false)`.as('isNewDevice'),
    ])
    .orderBy('accessEntry.at', 'desc')
    .orderBy('accessEntry.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
}

export const countEntries = (read: Reads, filter: AccessFilter): Promise<number> =>
  countRows(read, entries(read, filter));

export async function deleteEntriesBefore(tx: Tx, tenantId: string, time: Date): Promise<void> {
  await tx.deleteFrom('accessEntry').where('tenantId', '=', tenantId).where('at', '<', time).execute();
}
