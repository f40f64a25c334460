import type { Context } from '../../../platform/context.ts';
import { findCompanyOffers, type Offer } from '../../pricing/index.ts';
import { managesSubject } from '../subject.policy.ts';
import type { SubjectRow } from '../subject.store.ts';
import { listDemandedSubjects, listPricedSubjects } from './subject-price.store.ts';

type Priced = Pick<SubjectRow, 'id' | 'authorId'>;

/** D-122: what those of the subjects that are not free cost, and whether they are open to the caller. */
export const findSubjectOffers = (ctx: Context, subjects: readonly Priced[]): Promise<ReadonlyMap<string, Offer>> =>
  findCompanyOffers(ctx, {
    businessType: 'subject',
    things: subjects,
    isManaged: (subject) => managesSubject(ctx.actor, subject),
    listDemanded: (ids) => listDemandedSubjects(ctx.read, ctx.actor.id, ids),
  });

/** The same for a list. */
export const findOffersOfCards = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> =>
  findSubjectOffers(ctx, await listPricedSubjects(ctx.read, ids));

/** Whether the caller may join a subject and open its contents. */
export const isSubjectPaid = async (ctx: Context, subject: Priced): Promise<boolean> =>
  (await findSubjectOffers(ctx, [subject])).get(subject.id)?.isOpen ?? true;
