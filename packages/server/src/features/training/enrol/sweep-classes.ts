import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { lockClass } from '../class.store.ts';
import { askForEvaluation } from '../after/ask-for-evaluation.ts';
import { listToEvaluate } from '../after/evaluation.store.ts';
import { listToDraw } from '../lottery/draw.store.ts';
import { drawSeats } from '../lottery/draw-seats.ts';
import { listToExpire, listToFill } from './enrolment.store.ts';
import { expireApplications } from './expire-applications.ts';
import { promoteWaiting } from './promote-waiting.ts';

const atOnce = 100;

type Due = { readonly id: string; readonly tenantId: string };
type Step = (tx: Tx, ctx: SystemContext, due: Due) => Promise<unknown>;

/** Each class in a transaction of its own: one that fails stops no other, and no later step. */
async function takeEach(ctx: SystemContext, due: readonly Due[], step: Step): Promise<void> {
  for (const one of due) {
    try {
      await transact(ctx, (within) => within.inTransaction((tx) => step(tx, within, one)));
    } catch (error) {
      ctx.log.error({ err: error, class: one.id, step: step.name }, 'a step of a class could not be taken');
    }
  }
}

async function fill(tx: Tx, ctx: SystemContext, { id, tenantId }: Due): Promise<void> {
  const training = await lockClass(tx, tenantId, id);
  if (training) await promoteWaiting(tx, ctx, training);
}

/**
 * By the clock: draws the seats of classes that have closed, gives seats that people who left the company freed to those
 * who wait, closes applications nobody decided, and asks the people of a class that has ended.
 */
export async function sweepClasses(ctx: SystemContext): Promise<void> {
  const now = new Date(ctx.now());
  await takeEach(ctx, await listToDraw(ctx.read, now, atOnce), drawSeats);
  await takeEach(ctx, await listToFill(ctx.read, now, atOnce), fill);
  await takeEach(ctx, await listToExpire(ctx.read, now, atOnce), expireApplications);
  await takeEach(ctx, await listToEvaluate(ctx.read, now, atOnce), askForEvaluation);
}
