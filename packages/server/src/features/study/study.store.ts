import type { Reads } from '../../platform/db.ts';

export async function sumStudyTime(read: Reads, tenantId: string, memberId: string): Promise<number> {
  const { seconds } = await read
    .selectFrom('studyTime')
    .select(({ fn }) => fn.sum<bigint | null>('seconds').as('seconds'))
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(seconds ?? 0);
}
