/** The things that can be said of a duty by hand: it need not be done, or it was done in another way than by its contents. */
export const settlementKinds = ['exempt', 'done'] as const;
export type SettlementKind = (typeof settlementKinds)[number];
