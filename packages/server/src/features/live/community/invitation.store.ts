import type { Tx } from '../../../platform/db.ts';

type Invitation = { readonly tenantId: string; readonly liveId: string; readonly memberId: string };

export async function inviteMember(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('livePerson')
    .values({ ...invitation, part: 'linked' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
