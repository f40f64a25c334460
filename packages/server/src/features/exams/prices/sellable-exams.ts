import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { companyShelf } from '../../pricing/index.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { findExam, lockExam } from '../papers/exam.store.ts';
import { findStartConflict, openExam } from '../taking/taker.policy.ts';
import { listLastTaken } from './exam-price.store.ts';
import { findExamOffers } from './find-exam-offers.ts';

type SoldExam = {
  readonly id: string;
  readonly title: string;
  readonly isOnSale: boolean;
  /** Managed by the caller, or one they cannot take. */
  readonly isOwn: boolean;
};

/** Managers meet it in every state, everybody else as it was published. */
async function find(ctx: Context, id: string): Promise<SoldExam> {
  const managed = await findExam(ctx.read, ctx.actor.tenantId, id);
  demand(managed, 'request.not-found');
  const isOnSale = managed.state === 'published' && (managed.settings.closeTime ?? Infinity) > ctx.now();
  if (managesExam(ctx.actor, managed)) return { id, title: managed.name, isOnSale, isOwn: true };
  const opened = await openExam(ctx, id);
  return { id, title: opened.exam.name, isOnSale, isOwn: (await findStartConflict(ctx, opened)) !== null };
}

/** D-121: exams. One that is over is sold no more. */
export const sellableExams = companyShelf<SoldExam>({
  businessType: 'exam',
  find,
  lock: (tx, { actor }, id) => lockExam(tx, actor.tenantId, id),
  isOnSale: ({ isOnSale }) => isOnSale,
  isManaged: (_ctx, { isOwn }) => isOwn,
  findOffers: findExamOffers,
  lastOpened: listLastTaken,
});
