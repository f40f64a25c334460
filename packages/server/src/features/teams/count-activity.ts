import type { Tx } from '../../platform/context.ts';
import { type Activity, insertActivity } from './day.store.ts';

/**
 * D-096: what an account publishes and what people do with it, in all and on the day, in the transaction of what
 * happened. Whoever counts on the content too counts there first: in one order nobody waits for each other.
 */
export const countActivity = (tx: Tx, activity: Activity): Promise<void> => insertActivity(tx, activity);
