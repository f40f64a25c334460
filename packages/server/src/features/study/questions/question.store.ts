import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { QuestionTry } from '@shuyuan/contract/study/questions/section-question';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type SectionOfRun = { readonly runId: string; readonly sectionKey: string };

export type TryRow = QuestionTry & { readonly questionKey: string };

/** Everything a run has answered in a section, in the order of the tries. */
export const listTries = (read: Reads, { runId, sectionKey }: SectionOfRun): Promise<TryRow[]> =>
  read
    .selectFrom('sectionAnswer')
    .select(['questionKey', 'isRight', sql<ChoiceAnswer>`answer`.as('answer')])
    .where('runId', '=', runId)
    .where('sectionKey', '=', sectionKey)
    .orderBy('tryNumber')
    .execute();

type NewAnswer = SectionOfRun &
  TryRow & {
    readonly tenantId: string;
    readonly memberId: string;
    readonly courseId: string;
    readonly versionId: string;
    readonly tryNumber: number;
    readonly answeredAt: Date;
  };

export async function insertAnswer(tx: Tx, { answer, ...row }: NewAnswer): Promise<void> {
  await tx
    .insertInto('sectionAnswer')
    .values({ ...row, answer: JSON.stringify(answer) })
    .execute();
}
