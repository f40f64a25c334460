import { daySeconds } from '../../kernel/time-units.ts';

/** D-183: what an exam that logs attention notes: the page was left, something was pasted, another device opened the paper. */
export const attentionKinds = ['left', 'pasted', 'otherDevice'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Seen by the page itself; another device is noticed by the server. */
export const seenByPage = ['left', 'pasted'] as const satisfies readonly AttentionKind[];

export const attentionLimits = {
  /** Kept of one attempt: more of them say nothing new. */
  entries: 200,
  /** In one call. */
  events: 20,
  awaySeconds: daySeconds,
  pastedCharacters: 1_000_000,
} as const;

/** One moment: how many seconds somebody was away, or how many characters they pasted; never what they were. */
export type AttentionEvent = { readonly kind: AttentionKind; readonly amount: number };

/** Whoever looks aside for a moment has not left. */
export const leastAwaySeconds = 2;
