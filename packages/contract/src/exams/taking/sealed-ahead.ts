import { minuteMs } from '../../kernel/time-units.ts';

/** From so long before the opening a paper may wait, sealed, on the page of its taker: a hall comes in over half an hour. */
export const sealedAheadMs = 30 * minuteMs;
