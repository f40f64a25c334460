import type { AcceptedFiles } from '@shuyuan/contract/exams/bank/answer-file-kinds';
import { attachAnswerFile } from '@shuyuan/contract/exams/taking/answer-files.wire';
import { saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { filesJobs } from '../../../features/files/files.jobs.ts';
import { bringFile } from '../../bring-file.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { examsOf, tab } from './test-exams.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

export const accepts: AcceptedFiles = { kinds: ['picture', 'document'], maxMb: 1, maxFiles: 2 };

const tables = ['exam_answer', 'exam_late_answer', 'exam_answer_file', 'exam_attempt', 'file'];

type Target = { readonly ordinal?: number; readonly partId?: string | null };

/** Exams that ask for files, as tests meet them. */
export function fileExamsOf(world: TestWorld) {
  const exams = examsOf(world);

  /** A choice, a question for files, and a stem with a part that asks for files. */
  async function publish(settings: object = {}) {
    const shen = await exams.author();
    const { questions } = await exams.fixedPaper(1);
    const categoryId = await exams.category(shen);
    const file = { kind: 'file' as const, text: '交一份作业指导书', rubric: '步骤', accepts };
    const essay = { kind: 'essay' as const, text: '说明做法', rubric: '' };
    const parts = [essay, file].map((question, index) => ({ id: `t${index}`, weight: 1, question }));
    for (const question of [file, { kind: 'stem' as const, text: '看图作答', parts }]) {
      const questionId = await exams.write(shen, categoryId, { question });
      questions.push({ questionId, version: 1, points: 10 });
    }
    const id = await exams.publish(exams.examFields({ kind: 'fixed', questions }, settings));
    return { id, questionId: questions[1]?.questionId ?? '', version: 1 };
  }

  return {
    ...exams,
    publish,
    bring: async (account: string, name = '林知远.pdf', bytes = Buffer.from(`%PDF-1.4 ${name}`)) =>
      bringFile(await personAt(world.installation.system, account, 0), {
        name,
        // Tests only bring endings of the table.
        ending: name.slice(name.lastIndexOf('.') + 1) as FileEnding,
        bytes,
      }),
    attach: (taker: Caller, id: string, fileId: string, over: Target = {}) =>
      taker.call(attachAnswerFile, { id, ordinal: 1, partId: null, fileId, ...over }),
    saveFiles: (taker: Caller, id: string, fileIds: readonly string[], revision = 1) =>
      taker.call(saveAnswers, {
        id,
        tabId: tab,
        answers: [{ ordinal: 1, revision, answer: { kind: 'file', fileIds }, isFlagged: false }],
      }),
    /** The job that removes old drafts. */
    forgetDrafts: () =>
      filesJobs.find(({ name }) => name === 'files:forget-drafts')?.handle(world.installation.system, {}),
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
