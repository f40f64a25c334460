import type { BehaviourKind } from '@shuyuan/contract/system/behaviour';
import type { Batch } from '../../../platform/batches.ts';
import type { Tx } from '../../../platform/db.ts';

export type Behaviour = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly kind: BehaviourKind;
  readonly at: Date;
  readonly page: string | null;
  readonly itemId: string | null;
  readonly actionType: string;
  readonly sceneType: string | null;
  readonly keyword: string | null;
  readonly recRequestId: string | null;
  readonly extra: string | null;
};

/** A statement has at most 65,535 values. */
const rowsPerStatement = 1_000;

export const behaviours: Batch<Behaviour> = {
  name: 'behaviour',
  write: async (tx, rows) => {
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await tx
        .insertInto('behaviour')
        .values(rows.slice(from, from + rowsPerStatement))
        .execute();
    }
  },
};

export async function deleteBehavioursBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('behaviour').where('at', '<', time).execute();
}
