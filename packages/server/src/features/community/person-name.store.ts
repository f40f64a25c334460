import type { Reads } from '../../platform/db.ts';

/** How a notice calls somebody who has just done something. */
export async function findName(read: Reads, memberId: string): Promise<string> {
  const row = await read.selectFrom('member').select('fullName').where('id', '=', memberId).executeTakeFirstOrThrow();
  return row.fullName;
}
