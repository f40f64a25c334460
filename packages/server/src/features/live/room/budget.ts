/** How often one person may ask for something: so many at once, and so many a second afterwards. */
type Budget = { readonly burst: number; readonly perSecond: number };

export const budgets = {
  /** Whatever comes on one line, before it is read: also what is none of ours costs time. */
  received: { burst: 100, perSecond: 30 },
  /** Whatever is answered. */
  asked: { burst: 20, perSecond: 5 },
  /** Reactions are summed; more of them change nothing. */
  reaction: { burst: 20, perSecond: 10 },
  caption: { burst: 10, perSecond: 5 },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof budgets;

/** Of one person in one room, or of one line; a factor of 0 switches it off, as for all limits. */
export function purse(now: () => number, factor: number) {
  const left = new Map<BudgetName, { tokens: number; at: number }>();
  return (name: BudgetName): boolean => {
    if (factor === 0) return true;
    const { burst, perSecond } = budgets[name];
    const known = left.get(name) ?? { tokens: burst * factor, at: now() };
    const grown = known.tokens + ((now() - known.at) / 1000) * perSecond * factor;
    const tokens = Math.min(burst * factor, grown);
    const isAllowed = tokens >= 1;
    left.set(name, { tokens: isAllowed ? tokens - 1 : tokens, at: now() });
    return isAllowed;
  };
}
