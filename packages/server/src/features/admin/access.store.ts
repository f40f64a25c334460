import type { AccessAction } from '@shuyuan/contract/admin/access-actions';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type AccessFilter = {
  readonly tenantId: string;
  readonly person: string | undefined;
  readonly action: AccessAction | undefined;
  readonly address: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
};

/** Counting all of a year for every page would cost more than the page. */
const maxCounted = 10_000;

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const entries = (read: Reads, { tenantId, person, action, address, from, to }: AccessFilter) => {
  let query = read.selectFrom('accessEntry').where('accessEntry.tenantId', '=', tenantId);
  if (person) {
    const named = read
      .selectFrom('member')
      .select('member.id')
      .where('member.tenantId', '=', tenantId)
      .where((is) => is.or([is('fullName', 'ilike', likeText(person)), is('account', 'ilike', likeText(person))]));
    query = query.where('memberId', 'in', named);
  }
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
      sql<AccessAction>`access_entry.action`.as('action'),
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

export async function countEntries(read: Reads, filter: AccessFilter): Promise<number> {
  const counted = entries(read, filter)
    .select(sql<number>`1`.as('one'))
    .limit(maxCounted);
  const { total } = await read
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function deleteEntriesBefore(tx: Tx, tenantId: string, time: Date): Promise<void> {
  await tx.deleteFrom('accessEntry').where('tenantId', '=', tenantId).where('at', '<', time).execute();
}
