import type { OptionOrder } from '@shuyuan/contract/exams/taking/taker-question';
import type { CardRow } from './card.store.ts';

/** Another order each time, the same one for whoever answers: nobody remembers where the right option stood. */
export const orderOf = ({ id, answerCount }: Pick<CardRow, 'id' | 'answerCount'>): OptionOrder => ({
  seed: `${id} ${answerCount}`,
  areOptionsShuffled: true,
});
