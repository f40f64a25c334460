import type { MarkingRule } from '@shuyuan/contract/exams/marking/agreed-mark';
import type { Reads, Tx } from '../../../platform/db.ts';

export const findMarkingRule = (read: Reads, examId: string): Promise<MarkingRule> =>
  read
    .selectFrom('exam')
    .select(['markerCount', 'differenceRule', 'differencePercent'])
    .where('id', '=', examId)
    .executeTakeFirstOrThrow();

export const listMarkers = (read: Reads, examId: string) =>
  read
    .selectFrom('examMarker')
    .innerJoin('member', 'member.id', 'examMarker.memberId')
    .select(['member.id', 'member.fullName'])
    .where('examMarker.examId', '=', examId)
    .orderBy('member.fullName')
    .orderBy('member.id')
    .execute();

export async function isMarker(read: Reads, examId: string, memberId: string): Promise<boolean> {
  const query = read.selectFrom('examMarker').select('examId').where('examId', '=', examId);
  return (await query.where('memberId', '=', memberId).executeTakeFirst()) !== undefined;
}

type RuleInput = {
  readonly examId: string;
  readonly tenantId: string;
  readonly rule: MarkingRule;
  readonly markerIds: readonly string[];
};

/** The rule and the markers of an exam that is locked, in place of those it had. */
export async function replaceMarking(tx: Tx, { examId, tenantId, rule, markerIds }: RuleInput): Promise<void> {
  await tx.updateTable('exam').set(rule).where('id', '=', examId).execute();
  await tx.deleteFrom('examMarker').where('examId', '=', examId).execute();
  if (markerIds.length === 0) return;
  await tx
    .insertInto('examMarker')
    .values(markerIds.map((memberId) => ({ examId, tenantId, memberId })))
    .execute();
}
