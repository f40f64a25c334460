import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import type { Reads } from '../../../platform/context.ts';
import { listPassedAttempts } from './regrade-list.store.ts';
import type { AttemptChange } from './regraded-attempt.ts';

type ConsequencesInput = {
  readonly examId: string;
  readonly changes: readonly AttemptChange[];
  readonly sources: readonly ConsequenceSource[];
  readonly at: Date;
};

/** Everything outside the exam that a regrade would change. Another attempt that was passed leaves all as it is. */
export async function listConsequences(
  read: Reads,
  { examId, changes, sources, at }: ConsequencesInput,
): Promise<readonly PassConsequence[]> {
  const turned = changes.filter(({ result, newResult }) => (result === 'passed') !== (newResult === 'passed'));
  const memberIds = [...new Set(turned.map(({ memberId }) => memberId))];
  if (changes.length === 0 || sources.length === 0) return [];
  const turnedIds = new Set(turned.map(({ attemptId }) => attemptId));
  const passed = await listPassedAttempts(read, { examId, memberIds });
  const steady = new Set(passed.filter(({ id }) => !turnedIds.has(id)).map(({ memberId }) => memberId));
  const before = new Set(passed.map(({ memberId }) => memberId));
  const after = new Set(turned.filter(({ newResult }) => newResult === 'passed').map(({ memberId }) => memberId));
  const changed = memberIds.filter((id) => !steady.has(id) && before.has(id) !== after.has(id));
  const gainedIds = changed.filter((id) => after.has(id));
  const lostIds = changed.filter((id) => before.has(id));
  return (
    await Promise.all(sources.map((list) => list(read, { examId, gainedIds, lostIds, attempts: changes, at })))
  ).flat();
}

/** The people whose standing in an exam would change, by all of their attempts. */
export type PassChanges = {
  readonly examId: string;
  readonly gainedIds: readonly string[];
  readonly lostIds: readonly string[];
  /** Every attempt that changes, also where its pass does not. */
  readonly attempts: readonly Pick<AttemptChange, 'attemptId' | 'memberId' | 'newScore' | 'newResult'>[];
  readonly at: Date;
};

/** A feature that says what passes of an exam change in it, before anything does; the application registers them. */
export type ConsequenceSource = (read: Reads, changes: PassChanges) => Promise<readonly PassConsequence[]>;
