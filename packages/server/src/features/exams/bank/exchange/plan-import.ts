import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExchangeFormat } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../../platform/context.ts';
import { listCategories } from '../category.store.ts';
import { type CategoryTree, categoryTree, keyOfPath } from './category-tree.ts';
import { withoutKnown } from './without-known.ts';
import { type JudgedFile, mediaJudge } from './media/media-judge.ts';
import type { FileProblem, FileQuestion } from './parsed-file.ts';
import { problemOfRow } from './problem-of-row.ts';
import { readFile } from './read-file.ts';

type ImportInput = {
  readonly format: ExchangeFormat;
  readonly text: string;
  readonly categoryId?: string | undefined;
};

/** The writes of an import; the check shows it, the import does it. */
type ImportPlan = {
  readonly questions: readonly FileQuestion[];
  readonly knownCount: number;
  readonly problems: readonly FileProblem[];
  readonly newPaths: readonly (readonly string[])[];
  /** By the keys the questions name them by. */
  readonly files: ReadonlyMap<string, JudgedFile>;
};

/** The categories on the way to a path that are not there yet, from the top. */
function newPathsOf(questions: readonly FileQuestion[], tree: CategoryTree): string[][] {
  const found = new Map<string, string[]>();
  for (const { category } of questions)
    for (let depth = 1; depth <= category.length; depth += 1) {
      const path = category.slice(0, depth);
      if (!tree.idOf(path)) found.set(keyOfPath(path), path);
    }
  return [...found.values()];
}

/** Every question of a file judged: written, known already, or left out with a reason. */
export async function planImport(ctx: Context, { format, text, categoryId }: ImportInput): Promise<ImportPlan> {
  const { tenantId } = ctx.actor;
  const file = await readFile(format, text);
  const categories = await listCategories(ctx.read, tenantId);
  const tree = categoryTree(categories);
  const usual = categoryId === undefined ? [] : tree.pathOf(categoryId);
  demand(usual, 'request.not-found');
  const problems = [...file.problems];
  const right: FileQuestion[] = [];
  const media = mediaJudge(file.files);
  for (const read of file.questions) {
    const question = {
      ...read,
      category: read.category.length === 0 ? usual : read.category,
      tags: [...new Set(read.tags)],
    };
    const problem = (await problemOfRow(ctx, question)) ?? (await media.problemOf(question));
    if (problem) problems.push(problem);
    else right.push(question);
  }
  const questions = await withoutKnown(ctx, right);
  const newPaths = newPathsOf(questions, tree);
  const hasRoom = categories.length + newPaths.length <= bankLimits.categories;
  demand(hasRoom, 'exam.too-many-categories', { max: bankLimits.categories });
  problems.sort((one, other) => one.line - other.line);
  return { questions, knownCount: right.length - questions.length, problems, newPaths, files: media.judged };
}

export type { ImportInput, ImportPlan };
