import type { Tx } from '../../../platform/db.ts';

type ChoiceRow = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly isPersonal: boolean;
  readonly changedAt: Date;
};

/** With a note that their history is to be counted again: by nobody when they said no. */
export async function upsertChoice(tx: Tx, row: ChoiceRow): Promise<void> {
  const { tenantId, memberId, isPersonal, changedAt } = row;
  await tx
    .insertInto('recommendChoice')
    .values(row)
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ isPersonal, changedAt }))
    .execute();
  await tx.insertInto('recommendCheck').values({ tenantId, memberId, source: 'person', itemId: memberId }).execute();
}
