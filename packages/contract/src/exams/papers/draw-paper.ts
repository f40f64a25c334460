import type { ExamPaper, PaperQuestion } from './exam-paper.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

type DrawOptions = { readonly seed: string; readonly isShuffled: boolean };

/** One paper, the same for the same seed. No question stands on it twice. */
export function drawPaper(paper: ExamPaper, pool: readonly PoolQuestion[], { seed, isShuffled }: DrawOptions): Drawn {
  const random = seededRandom(seed);
  const inOrder = (questions: readonly PaperQuestion[]) => (isShuffled ? shuffled(questions, random) : questions);
  if (paper.kind === 'fixed') return { questions: inOrder(paper.questions), missing: [] };
  const mixed = shuffled(pool, random);
  const candidates = new Map(paper.rules.map((_, rule) => [rule, mixed.filter(({ rules }) => rules.includes(rule))]));
  const slots = paper.rules.flatMap(({ count }, rule) => Array.from({ length: count }, () => rule));
  const { chosen, empty } = fill(slots, candidates);
  const questions = slots.flatMap((rule, slot) => {
    const question = chosen.get(slot);
    if (!question) return [];
    const { questionId, version } = question;
    return [{ questionId, version, points: paper.rules[rule]?.points ?? 0 }];
  });
  const missing = [...new Set(empty)].map((rule) => ({ rule, count: empty.filter((one) => one === rule).length }));
  return { questions: inOrder(questions), missing };
}

/** A question a paper can hold: with its points where everybody has it, and the rules it can fill where it is drawn. */
export type PoolQuestion = {
  readonly questionId: string;
  readonly version: number;
  readonly points: number | null;
  readonly rules: readonly number[];
};

export type MissingQuestions = { readonly rule: number; readonly count: number };
type Drawn = { readonly questions: readonly PaperQuestion[]; readonly missing: readonly MissingQuestions[] };

/**
 * Fills slots one by one. Where nothing is left for a slot, a question moves to it and its own slot takes another one, so
 * that rules that overlap are filled whenever they can be.
 */
function fill(slots: readonly number[], candidates: ReadonlyMap<number, readonly PoolQuestion[]>) {
  const holder = new Map<string, number>();
  const chosen = new Map<number, PoolQuestion>();
  const place = (slot: number, visited: Set<string>): boolean => {
    const open = (candidates.get(slots[slot] ?? -1) ?? []).filter(({ questionId }) => !visited.has(questionId));
    const free = open.find(({ questionId }) => !holder.has(questionId));
    for (const question of free ? [free] : open) {
      visited.add(question.questionId);
      const other = holder.get(question.questionId);
      if (other !== undefined && !place(other, visited)) continue;
      holder.set(question.questionId, slot);
      chosen.set(slot, question);
      return true;
    }
    return false;
  };
  const empty = slots.flatMap((rule, slot) => (place(slot, new Set()) ? [] : [rule]));
  return { chosen, empty };
}
