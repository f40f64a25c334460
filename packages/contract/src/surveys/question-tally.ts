import { type Answer, answerProblems, type Answers, visibleQuestions } from './answers.ts';
import { type Question, ratingScales } from './question-kinds.ts';
import { leastAnonymousAnswers } from './survey-states.ts';

/** How many chose what: an option, a value of a rating. */
type Count = { readonly key: string; readonly count: number };

export type QuestionTally = {
  readonly questionId: string;
  readonly answered: number;
  /** Too few answered an anonymous question: nothing of it is shown. */
  readonly isWithheld: boolean;
  readonly counts: readonly Count[];
  /** Of a matrix, by row. */
  readonly rows: readonly { readonly rowId: string; readonly counts: readonly Count[] }[];
  readonly average: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Promoters less detractors in percent; of the scale `nps` alone. */
  readonly netPromoters: number | null;
};

const promoterFrom = 9;
const detractorTo = 6;

const rangeOf = ([from, to]: readonly [number, number]): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The keys that are counted of a question, in the order it is shown. */
function keysOf(question: Question): string[] {
  if (question.kind === 'single' || question.kind === 'multiple') return question.options.map(({ id }) => id);
  return question.kind === 'rating' ? rangeOf(ratingScales[question.scale]) : [];
}

const isNumeric = ({ kind }: Question): boolean => kind === 'rating' || kind === 'number';

class Tally {
  readonly #question: Question;
  #answered = 0;
  #sum = 0;
  #lowest: number | null = null;
  #highest: number | null = null;
  readonly #counts: Map<string, number>;
  readonly #rows: Map<string, Map<string, number>>;

  constructor(question: Question) {
    this.#question = question;
    this.#counts = new Map(keysOf(question).map((key) => [key, 0]));
    const [rows, columns] = question.kind === 'matrix' ? [question.rows, question.columns] : [[], []];
    this.#rows = new Map(rows.map((row) => [row.id, new Map(columns.map((column) => [column.id, 0]))]));
  }

  add(answer: Answer): void {
    this.#answered += 1;
    if (typeof answer === 'number') this.#addNumber(answer);
    if (Array.isArray(answer) || this.#question.kind === 'single') this.#addChosen([answer].flat().map(String));
    else if (typeof answer === 'object') this.#addGrid(Object.entries(answer));
  }

  #addNumber(value: number): void {
    this.#sum += value;
    this.#lowest = Math.min(this.#lowest ?? value, value);
    this.#highest = Math.max(this.#highest ?? value, value);
    if (this.#question.kind === 'rating') this.#addChosen([String(value)]);
  }

  #addChosen(keys: readonly string[]): void {
    for (const key of keys) if (this.#counts.has(key)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  #addGrid(cells: readonly (readonly [string, string])[]): void {
    for (const [rowId, columnId] of cells) {
      const row = this.#rows.get(rowId);
      if (row?.has(columnId)) row.set(columnId, (row.get(columnId) ?? 0) + 1);
    }
  }

  #netPromoters(): number | null {
    const question = this.#question;
    if (question.kind !== 'rating' || question.scale !== 'nps' || this.#answered === 0) return null;
    const sumOf = (isMeant: (value: number) => boolean): number =>
      [...this.#counts].reduce((sum, [key, count]) => sum + (isMeant(Number(key)) ? count : 0), 0);
    const promoters = sumOf((value) => value >= promoterFrom);
    const detractors = sumOf((value) => value <= detractorTo);
    return Math.round(((promoters - detractors) * 100) / this.#answered);
  }

  result(isAnonymous: boolean): QuestionTally {
    const answered = this.#answered;
    const isWithheld = isAnonymous && answered < leastAnonymousAnswers;
    const none = { counts: [], rows: [], average: null, lowest: null, highest: null, netPromoters: null };
    // Not even how many: the number of those whom a condition let through says what they chose.
    if (isWithheld) return { questionId: this.#question.id, answered: 0, isWithheld, ...none };
    const countsOf = (counts: ReadonlyMap<string, number>): Count[] =>
      [...counts].map(([key, count]) => ({ key, count }));
    return {
      questionId: this.#question.id,
      answered,
      isWithheld,
      counts: countsOf(this.#counts),
      rows: [...this.#rows].map(([rowId, counts]) => ({ rowId, counts: countsOf(counts) })),
      average: isNumeric(this.#question) && answered > 0 ? this.#sum / answered : null,
      lowest: this.#lowest,
      highest: this.#highest,
      netPromoters: this.#netPromoters(),
    };
  }
}

/** Counts answers one after another, so that however many there are need not be held at once. */
export function tallyOf(questions: readonly Question[]) {
  const tallies = new Map(questions.map((question) => [question.id, new Tally(question)]));
  return {
    add: (answers: Answers): void => {
      const problems = answerProblems(questions, answers);
      for (const { id } of visibleQuestions(questions, answers)) {
        const answer = answers[id];
        // An answer of another shape than its question asks for counts as none.
        if (answer === undefined || problems.has(id)) continue;
        tallies.get(id)?.add(answer);
      }
    },
    results: (isAnonymous: boolean): QuestionTally[] => [...tallies.values()].map((tally) => tally.result(isAnonymous)),
  };
}
