import { setImmediate } from 'node:timers/promises';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { textsOfQuestion } from '@shuyuan/contract/exams/bank/texts-of-question';
import type { Context } from '../../../../platform/context.ts';
import { findSensitive } from '../../../system/index.ts';
import { isReadable } from '../is-readable.ts';
import { type FileProblem, type FileQuestion, shownValue } from './parsed-file.ts';

/** Why a question of a file that could be asked is not written; null: it is. */
export const problemOfRow = async (ctx: Context, question: FileQuestion): Promise<FileProblem | null> =>
  categoryProblem(question) ??
  tagProblem(question) ??
  (await formulaProblem(question)) ??
  (await sensitiveProblem(ctx, question));

/** Null: it can lie where it says. */
function categoryProblem({ line, category }: FileQuestion): FileProblem | null {
  const value = category.join('/').slice(0, bankLimits.categoryName);
  if (category.length === 0) return { line, problem: 'no-category', value };
  const isRight =
    category.length <= bankLimits.categoryDepth && category.every((name) => name.length <= bankLimits.categoryName);
  return isRight ? null : { line, problem: 'wrong-category', value };
}

function tagProblem({ line, tags, explanation }: FileQuestion): FileProblem | null {
  const isRight =
    tags.length <= bankLimits.tags &&
    tags.every((tag) => tag.length <= bankLimits.tag) &&
    explanation.length <= bankLimits.text;
  return isRight ? null : { line, problem: 'wrong-fields', value: tags.join(',').slice(0, bankLimits.tag) };
}

/** Others are answered between two questions: a formula takes some half millisecond to be read. */
async function formulaProblem({ line, question, explanation }: FileQuestion): Promise<FileProblem | null> {
  await setImmediate();
  if (isReadable(question, explanation)) return null;
  return { line, problem: 'wrong-formula', value: question.text.slice(0, shownValue) };
}

async function sensitiveProblem(ctx: Context, { line, category, tags, question, explanation }: FileQuestion) {
  const [word] = await findSensitive(ctx, [...textsOfQuestion(question), explanation, ...tags, ...category]);
  return word === undefined ? null : { line, problem: 'sensitive' as const, value: word };
}
