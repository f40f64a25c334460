import type { OptionOrder } from '@shuyuan/contract/exams/taking/taker-question';
import type { Reads } from '../../../platform/context.ts';
import { listVersions } from '../papers/paper.store.ts';
import { type AttemptRow, listQuestions } from './attempt.store.ts';

/** The frozen paper of an attempt with its keys: for marking, and to be shown without them. */
export async function loadPaper(read: Reads, { id, tenantId, seed, settings }: AttemptRow) {
  const rows = await listQuestions(read, id);
  const versions = await listVersions(read, tenantId, rows);
  const byKey = new Map(versions.map((version) => [`${version.questionId} ${version.version}`, version]));
  return rows.map(({ questionId, version, ordinal, points }) => {
    const found = byKey.get(`${questionId} ${version}`);
    if (!found) throw new Error('a pinned version of a question is missing');
    const { areOptionsShuffled } = settings;
    const order: OptionOrder = { seed: `${seed} ${ordinal}`, areOptionsShuffled };
    return { ordinal, questionId, version, points, order, question: found.question, explanation: found.explanation };
  });
}
