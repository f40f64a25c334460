import type { Context } from '../../../platform/context.ts';
import { findCompanyOffers, type Offer } from '../../pricing/index.ts';
import { listGivenExams } from './exam-price.store.ts';

/** Whoever manages, made or marks an exam pays nothing: they do not take it (decision 059). */
type Priced = { readonly id: string; readonly isOwn: boolean };

/** D-122: what those of the exams that are not free cost, and whether they are open to the caller. */
export const findExamOffers = (ctx: Context, exams: readonly Priced[]): Promise<ReadonlyMap<string, Offer>> =>
  findCompanyOffers(ctx, {
    businessType: 'exam',
    things: exams,
    isManaged: ({ isOwn }) => isOwn,
    listDemanded: (ids) => listGivenExams(ctx.read, ctx.actor.id, ids),
  });
