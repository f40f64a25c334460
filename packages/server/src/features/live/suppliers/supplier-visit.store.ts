import type { Reads } from '../../../platform/db.ts';

/** A supplier knows a live by its id alone. */
export const findTenantOf = async (read: Reads, liveId: string): Promise<string | undefined> =>
  (await read.selectFrom('live').select('tenantId').where('id', '=', liveId).executeTakeFirst())?.tenantId;

type Visit = { readonly id: string; readonly memberId: string | null; readonly tenantId: string };

/** Not told before, and not of somebody of another company: a supplier must not write strangers into a live. */
export async function isNewVisit(read: Reads, { id, memberId, tenantId }: Visit): Promise<boolean> {
  const visit = await read.selectFrom('liveVisit').select('id').where('id', '=', id).executeTakeFirst();
  if (visit || memberId === null) return visit === undefined;
  const member = await read
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return member !== undefined;
}

export const findOpenVisit = async (read: Reads, liveId: string, personKey: string): Promise<string | undefined> =>
  (
    await read
      .selectFrom('liveVisit')
      .select('id')
      .where('liveId', '=', liveId)
      .where('personKey', '=', personKey)
      .where('leftAt', 'is', null)
      .orderBy('enteredAt', 'desc')
      .executeTakeFirst()
  )?.id;
