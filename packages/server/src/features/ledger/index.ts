export { countEntries, findEarnedIntegral, findTotals, listEntries } from './account.store.ts';
export { listSides } from './manage/reverse.store.ts';
export { countShares, findGrant, listShares } from './grant.store.ts';
export { type Holder, type Leg, postTrade, type Trade } from './post-trade.ts';
