import type { Context } from '../../../platform/context.ts';
import { companyShelf } from '../../pricing/index.ts';
import { managesSubject, openManagedSubject, openSubject } from '../subject.policy.ts';
import { findSubject, lockSubject, type SubjectRow } from '../subject.store.ts';
import { findSubjectOffers } from './find-subject-offers.ts';
import { listJoined } from './subject-price.store.ts';

async function find(ctx: Context, id: string): Promise<SubjectRow> {
  const subject = await findSubject(ctx.read, ctx.actor.tenantId, id);
  const isManaged = subject !== undefined && managesSubject(ctx.actor, subject);
  return isManaged ? openManagedSubject(ctx, id) : openSubject(ctx, id);
}

/** D-121: subjects. */
export const sellableSubjects = companyShelf({
  businessType: 'subject',
  find,
  lock: (tx, { actor }, id) => lockSubject(tx, actor.tenantId, id),
  isOnSale: ({ state }) => state === 'published',
  isManaged: ({ actor }, subject) => managesSubject(actor, subject),
  findOffers: findSubjectOffers,
  lastOpened: listJoined,
});
