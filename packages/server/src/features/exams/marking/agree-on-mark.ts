import { agreedMark } from '@shuyuan/contract/exams/marking/agreed-mark';
import type { ChosenLevel } from '@shuyuan/contract/exams/marking/criteria-mark';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import type { Reads } from '../../../platform/context.ts';
import { findMarkingRule } from './marker.store.ts';

type MarkerMark = { readonly markerId: string; readonly mark: number; readonly levels: readonly ChosenLevel[] };

type AgreeInput = {
  readonly examId: string;
  readonly points: number;
  /** In the order in which they were given. */
  readonly marks: readonly MarkerMark[];
};

/** The mark all markers come to by the rule of the exam, and the levels of those who made it. */
export async function agreeOnMark(read: Reads, { examId, points, marks }: AgreeInput) {
  const rule = await findMarkingRule(read, examId);
  // The latest of each marker, in the order in which they came to it.
  const latest = [...new Map(marks.map((mark) => [mark.markerId, mark])).values()];
  const agreed = agreedMark({ rule, full: points * fullMark, marks: latest.map(({ mark }) => mark) });
  const levels = agreed.from.map((index) => latest[index]?.levels ?? []);
  return { state: agreed.state, mark: agreed.mark, readings: levels.filter((chosen) => chosen.length > 0) };
}
