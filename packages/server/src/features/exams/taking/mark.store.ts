import type { ChosenLevel } from '@shuyuan/contract/exams/marking/criteria-mark';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

type NewMarks = {
  readonly attemptId: string;
  readonly tenantId: string;
  readonly marks: readonly {
    readonly ordinal: number;
    readonly mark: number;
    /** The levels of each marker who made it; absent: nobody marked by criteria. */
    readonly readings?: readonly (readonly ChosenLevel[])[];
  }[];
  /** Null: by the rule of the question. */
  readonly markerId: string | null;
  readonly at: Date;
};

/** Entries beside the earlier ones of an attempt that is locked; the latest counts. */
export async function insertMarks(tx: Tx, { attemptId, tenantId, marks, markerId, at }: NewMarks): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('examMark')
    .values(
      marks.map(({ ordinal, mark, readings = [] }) => ({
        attemptId,
        tenantId,
        ordinal,
        mark,
        readings: jsonOf(readings),
        markerId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from exam_mark
          where attempt_id = ${attemptId} and ordinal = ${ordinal})`,
        createdAt: at,
      })),
    )
    .execute();
}

/** The latest entry of each question. */
export const listMarks = (read: Reads, attemptId: string) =>
  read
    .selectFrom('examMark')
    .distinctOn('ordinal')
    .select(['ordinal', 'mark'])
    // Written by `insertMarks` alone.
    .select(sql<readonly (readonly ChosenLevel[])[]>`readings`.as('readings'))
    .where('attemptId', '=', attemptId)
    .orderBy('ordinal')
    .orderBy('number', 'desc')
    .execute();
