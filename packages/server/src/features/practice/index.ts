export { answerCard } from './answer-card.ts';
export { findOpenCard } from './card.store.ts';
export { orderOf } from './order-of.ts';
export { choosePracticeBanks } from './choose-practice-banks.ts';
export { cardQueryOf } from './card-query-of.ts';
export { hasCardOf } from './has-card-of.ts';
export { readNextCard } from './read-practice.ts';
