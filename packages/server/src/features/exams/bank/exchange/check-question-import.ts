import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { Context } from '../../../../platform/context.ts';
import { type ImportInput, planImport } from './plan-import.ts';

/** Says what a file would bring; nothing is written. */
export async function checkQuestionImport(ctx: Context, input: ImportInput) {
  const { questions, knownCount, problems, newPaths } = await planImport(ctx, input);
  return {
    questionCount: questions.length,
    knownCount,
    problemCount: problems.length,
    problems: problems.slice(0, exchangeLimits.problems),
    questions: questions.slice(0, exchangeLimits.shown).map(({ line, question, category }) => ({
      line,
      kind: question.kind,
      text: question.text,
      categoryName: category.join(' / '),
      mediaCount: mediaOf(question).length,
    })),
    newCategories: newPaths.map((path) => path.join(' / ')),
  };
}
