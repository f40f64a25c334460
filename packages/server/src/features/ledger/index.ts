export { countEntries, findEarnedIntegral, findTotals, listEarnedIntegral, listEntries } from './account.store.ts';
export { findGrade, findGradeSteps, wholePoints } from './grades/find-grade.ts';
export { replaceSteps } from './grades/grade-steps.store.ts';
export { listHoldersOf } from './manage/check-book.store.ts';
export { isReversed, listSides } from './manage/reverse.store.ts';
export { countShares, findGrant, listShares } from './grant.store.ts';
export { type Holder, type Leg, postTrade, postTrades, type Trade } from './post-trade.ts';
export { takeBack } from './take-back.ts';
