import type { OptionOrder } from '@shuyuan/contract/exams/taking/taker-question';
import type { PaperQuestion } from '@shuyuan/contract/exams/papers/exam-paper';
import type { Reads } from '../../../platform/context.ts';
import { listVersions } from '../papers/paper.store.ts';
import { type AttemptRow, listQuestions } from './attempt.store.ts';
import { type QuestionVersion, versionKeyOf } from './pinned-paper.ts';

type KnownVersions = ReadonlyMap<string, QuestionVersion>;

/** The frozen paper of an attempt with its keys: for marking, and to be shown without them. Versions that are known are not read. */
export const loadPaper = async (read: Reads, attempt: AttemptRow, known: KnownVersions = new Map()) =>
  paperOf(read, { ...attempt, questions: await listQuestions(read, attempt.id) }, known);

type Drawn = Pick<AttemptRow, 'tenantId' | 'seed' | 'settings'> & {
  readonly questions: readonly (PaperQuestion & { readonly ordinal: number })[];
};

/** The same of an attempt whose questions are known. */
export async function paperOf(read: Reads, { tenantId, seed, settings, questions: rows }: Drawn, known: KnownVersions) {
  const unknown = rows.filter((row) => !known.has(versionKeyOf(row)));
  const versions = unknown.length > 0 ? await listVersions(read, tenantId, unknown) : [];
  const byKey = new Map(versions.map((version) => [versionKeyOf(version), version]));
  return rows.map(({ questionId, version, ordinal, points }) => {
    const key = versionKeyOf({ questionId, version });
    const found = known.get(key) ?? byKey.get(key);
    if (!found) throw new Error('a pinned version of a question is missing');
    const { areOptionsShuffled } = settings;
    const order: OptionOrder = { seed: `${seed} ${ordinal}`, areOptionsShuffled };
    return { ordinal, questionId, version, points, order, question: found.question, explanation: found.explanation };
  });
}
