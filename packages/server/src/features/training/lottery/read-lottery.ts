import type { Context } from '../../../platform/context.ts';
import { countEntered } from '../enrol/enrolment.store.ts';
import { findDraw } from './draw.store.ts';

/** How many have entered a draw, and the record of one that took place. */
export const readLottery = async ({ read }: Pick<Context, 'read'>, classId: string) => ({
  enteredCount: await countEntered(read, classId),
  draw: await findDraw(read, classId),
});
