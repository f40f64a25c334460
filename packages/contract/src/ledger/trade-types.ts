import type { EnumTable } from '../kernel/enumeration.ts';

/** LEDGER-31, D-105: why an account has more or less than before. Each side of a trade has a type of its own. */
export const TradeType = {
  rewardReceived: 1,
  rewardGiven: 2,
  columnIncome: 3,
  contentIncome: 4,
  purchase: 5,
  teamShare: 6,
  platformGrant: 7,
  taskReward: 8,
  distribution: 9,
  reversal: 10,
  exchange: 11,
  deduction: 12,
  columnPurchase: 13,
  expiry: 14,
  courseIncome: 15,
  topUp: 16,
} as const satisfies EnumTable<number>;
export type TradeType = (typeof TradeType)[keyof typeof TradeType];

export const tradeTypeLabels = {
  [TradeType.rewardReceived]: 'tradeType.rewardReceived',
  [TradeType.rewardGiven]: 'tradeType.rewardGiven',
  [TradeType.columnIncome]: 'tradeType.columnIncome',
  [TradeType.contentIncome]: 'tradeType.contentIncome',
  [TradeType.purchase]: 'tradeType.purchase',
  [TradeType.teamShare]: 'tradeType.teamShare',
  [TradeType.platformGrant]: 'tradeType.platformGrant',
  [TradeType.taskReward]: 'tradeType.taskReward',
  [TradeType.distribution]: 'tradeType.distribution',
  [TradeType.reversal]: 'tradeType.reversal',
  [TradeType.exchange]: 'tradeType.exchange',
  [TradeType.deduction]: 'tradeType.deduction',
  [TradeType.columnPurchase]: 'tradeType.columnPurchase',
  [TradeType.expiry]: 'tradeType.expiry',
  [TradeType.courseIncome]: 'tradeType.courseIncome',
  [TradeType.topUp]: 'tradeType.topUp',
} as const satisfies Record<TradeType, string>;

/** C-25: chosen, never stored. */
export const allTrades = 0;

/** LEDGER-30: what the filter of somebody's own account offers, in this order. */
export const coinAccountFilter = [
  allTrades,
  TradeType.teamShare,
  TradeType.platformGrant,
  TradeType.taskReward,
  TradeType.rewardReceived,
  TradeType.columnIncome,
  TradeType.contentIncome,
] as const;

/**
 * What `businessType` of a trade says its business id names, beside the content of `contentTargets`: of a distribution
 * the grant it is, of a share of one the account it came from (D-102), of coins for money the order (D-119), of coins
 * taken back for money the refund (D-109), of points for coins the exchange, which is two trades,
 * of a thing of the shop its order, of points that expired the last day they were good for.
 */
export const TradeBusiness = {
  grant: 'grant',
  account: 'enjoy',
  order: 'order',
  refund: 'order-refund',
  exchange: 'exchange',
  shopOrder: 'shop-order',
  expiry: 'expiry',
} as const;

/**
 * D-109: what of the book nobody reverses by hand. Half of an exchange would be left; coins taken back for money that goes out come
 * back with that money alone.
 */
export const isReversibleBusiness = (business: string | null): boolean =>
  business !== TradeBusiness.exchange && business !== TradeBusiness.refund;
