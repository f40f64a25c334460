import { lifeCycle } from '../kernel/transitions.ts';

/** A member card, held at once; or a thing somebody hands out. */
export const shopKinds = ['card', 'thing'] as const;
export type ShopKind = (typeof shopKinds)[number];

export const shopLimits = { title: 60, description: 500, stock: 1_000_000, perPerson: 1_000, reason: 200 } as const;

export const shopOrderStates = ['waiting', 'handedOut', 'cancelled'] as const;
export type ShopOrderState = (typeof shopOrderStates)[number];

/** Cancelled: the points are back, and so is what was taken from the stock. */
export const shopOrderLife = lifeCycle<ShopOrderState>()({
  handOut: { from: ['waiting'], to: 'handedOut' },
  cancel: { from: ['waiting'], to: 'cancelled' },
  // By whoever manages coins, together with its trade.
  takeBack: { from: ['waiting', 'handedOut'], to: 'cancelled' },
});
export type ShopOrderAction = keyof typeof shopOrderLife.table;

/** The state an order begins with: a card is held at once, a thing waits for whoever hands it out. */
export const firstStateOf = (kind: ShopKind): ShopOrderState => (kind === 'card' ? 'handedOut' : 'waiting');
