import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { problemOfQuestion } from '@shuyuan/contract/exams/bank/exam-question-problems';
import type { ExchangedQuestion, ExchangeProblem } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { ImportedFiles } from './media/imported-file.ts';
import { examQuestion } from '@shuyuan/contract/exams/bank/question-fields.wire';

type FileProblem = { readonly line: number; readonly problem: ExchangeProblem; readonly value: string };
type FileQuestion = ExchangedQuestion & { readonly line: number };

/** The content of a file: the questions that can be asked, and what is wrong with the others. */
export type ParsedFile = {
  readonly questions: readonly FileQuestion[];
  readonly problems: readonly FileProblem[];
  /** Pictures and sounds; the questions name them by their keys. */
  readonly files: ImportedFiles;
};

/** Thrown while one question is read; the file goes on with the next. */
export class QuestionProblem extends Error {
  readonly problem: ExchangeProblem;
  readonly value: string;
  constructor(problem: ExchangeProblem, value = '') {
    super(problem);
    this.problem = problem;
    this.value = value;
  }
}

/** Of the text a problem is about. */
export const shownValue = 80;

function demandAskable(question: ExamQuestion): void {
  const problem = problemOfQuestion(question);
  if (problem) throw new QuestionProblem(problem, question.text);
  if (!examQuestion.safeParse(question).success) throw new QuestionProblem('wrong-fields', question.text);
}

/** Collects the questions of a file, each read for itself. */
export function fileCollector() {
  const questions: FileQuestion[] = [];
  const problems: FileProblem[] = [];
  const report = (line: number, problem: ExchangeProblem, value: string): void =>
    void problems.push({ line, problem, value: value.trim().slice(0, shownValue) });
  return {
    file: { questions, problems, files: new Map() } as ParsedFile,
    report,
    /** Null: the question said something that is none, a category for example. */
    add(line: number, read: () => ExchangedQuestion | null): void {
      try {
        const question = read();
        if (!question) return;
        demandAskable(question.question);
        questions.push({ line, ...question });
      } catch (error) {
        if (!(error instanceof QuestionProblem)) throw error;
        report(line, error.problem, error.value);
      }
    },
  };
}

/** Options of these texts, with keys of one letter. */
export const optionsOf = (letter: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${letter}${index + 1}`, text }));

/** Pairs of texts as a question asks them: right sides of one text are one; a pair without a left side is left over. */
export function pairsOf(pairs: readonly (readonly [left: string, right: string])[]) {
  const right = optionsOf('r', [...new Set(pairs.map(([, text]) => text))]);
  const asked = pairs.filter(([text]) => text !== '');
  const left = optionsOf(
    'l',
    asked.map(([text]) => text),
  );
  const idOf = new Map(right.map(({ id, text }) => [text, id]));
  const known = asked.map(([, text], index) => [`l${index + 1}`, idOf.get(text) ?? ''] as const);
  return { left, right, pairs: Object.fromEntries(known) };
}

/** The pairs of a matching question as texts, what is left over last. */
export function textsOfPairs(question: {
  readonly left: readonly { readonly id: string; readonly text: string }[];
  readonly right: readonly { readonly id: string; readonly text: string }[];
  readonly pairs: Readonly<Record<string, string>>;
}): (readonly [string, string])[] {
  const textOf = new Map(question.right.map(({ id, text }) => [id, text]));
  const used = new Set(Object.values(question.pairs));
  return [
    ...question.left.map(({ id, text }) => [text, textOf.get(question.pairs[id] ?? '') ?? ''] as const),
    ...question.right.filter(({ id }) => !used.has(id)).map(({ text }) => ['', text] as const),
  ];
}

export type { FileProblem, FileQuestion };
