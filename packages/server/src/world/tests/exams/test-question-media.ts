import { readBankQuestion, type createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { bringFile } from '../../bring-file.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { examsOf } from './test-exams.ts';
import { readFile } from '../files/test-files.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type Question = InputOf<typeof createBankQuestion>['question'];
const tables = ['exam_question', 'exam_question_version', 'exam_question_media', 'file'];

export const pictureOf = (fileId: string, over: object = {}) => ({
  fileId,
  kind: 'picture' as const,
  alt: '七点连升的控制图',
  path: '/elsewhere',
  width: 1,
  height: 1,
  ...over,
});

export const picturedChoice = (fileId: string) => ({
  kind: 'single' as const,
  text: '看图，过程怎样？',
  media: [pictureOf(fileId)],
  options: ['过程有趋势', '样本太少'].map((text, index) => ({ id: `o${index}`, text })),
  rightId: 'o0',
  penalty: 0,
});

/** Questions with pictures, as tests meet them. */
export function picturesOf(world: TestWorld) {
  const exams = examsOf(world);
  const bring = async (name = '答案是甲.png', account = 'shenruoxi') =>
    bringFile(await personAt(world.installation.system, account, 0), {
      name,
      // Tests only bring endings of the table.
      ending: name.slice(name.lastIndexOf('.') + 1) as FileEnding,
      bytes: Buffer.from(name),
    });

  /** A question with a picture, the address of the picture, and a paper of nothing else. */
  async function ask(question: (fileId: string) => Question = picturedChoice) {
    const author = await exams.author();
    const categoryId = await exams.category(author);
    const fileId = await bring();
    const questionId = await exams.write(author, categoryId, { question: question(fileId) });
    const { question: read } = (await author.call(readBankQuestion, { id: questionId })).body;
    const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
    return { categoryId, fileId, questionId, paper, path: read.media?.[0]?.path ?? '' };
  }

  return {
    ...exams,
    bring,
    ask,
    mayRead: async (reader: Caller | null, path: string) => (await readFile(world, reader, path)).status === 200,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
