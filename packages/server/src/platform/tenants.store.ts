import type { Reads } from './db.ts';

/** The roots of all trees; only for work of the system. */
export async function listTenants(read: Reads): Promise<string[]> {
  const rows = await read.selectFrom('organization').select('id').where('parentId', 'is', null).execute();
  return rows.map(({ id }) => id);
}

export const hasMember = async (read: Reads, tenantId: string, memberId: string): Promise<boolean> =>
  (await read
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst()) !== undefined;
