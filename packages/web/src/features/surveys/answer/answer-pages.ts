import {
  answerProblems,
  type AnswerProblem,
  type Answers,
  isAnswered,
  visibleQuestions,
} from '@shuyuan/contract/surveys/answers';
import { pagesOf, type Question } from '@shuyuan/contract/surveys/question-kinds';

type Numbered = { readonly question: Question; readonly number: number };

/** The questions to be asked now, page by page and numbered through; a page of which nothing is asked is left out. */
export function answerPages(questions: readonly Question[], answers: Answers): Numbered[][] {
  const asked = visibleQuestions(questions, answers);
  const numberOf = new Map(asked.map(({ id }, index) => [id, index + 1]));
  const pages = pagesOf(questions).map((page) =>
    page.flatMap((question): Numbered[] => {
      const number = numberOf.get(question.id);
      return number === undefined ? [] : [{ question, number }];
    }),
  );
  return pages.filter((page) => page.length > 0);
}

/** How many of the questions asked now have an answer. */
export function answerProgress(questions: readonly Question[], answers: Answers) {
  const asked = visibleQuestions(questions, answers);
  return { done: asked.filter(({ id }) => isAnswered(answers[id])).length, total: asked.length };
}

/** A text that is too long or a number out of bounds is said at once; what is missing only once it was tried to go on. */
const isSaidAtOnce = (problem: AnswerProblem): boolean =>
  problem === 'too-long' || problem === 'too-small' || problem === 'too-large' || problem === 'too-many';

/** The problems to be shown: all of the questions somebody tried to leave behind, of the others what they would else find out late. */
export function shownProblems(
  questions: readonly Question[],
  answers: Answers,
  tried: ReadonlySet<string>,
): ReadonlyMap<string, AnswerProblem> {
  const problems = [...answerProblems(questions, answers)];
  return new Map(problems.filter(([id, problem]) => tried.has(id) || isSaidAtOnce(problem)));
}
