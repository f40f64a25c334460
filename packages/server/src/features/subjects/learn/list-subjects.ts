import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import type { Offer } from '../../pricing/index.ts';
import { countLearners } from '../../study/index.ts';
import { findOffersOfCards } from '../prices/find-subject-offers.ts';
import { countCards, listCards } from './learn.store.ts';

type SubjectsInput = Paging & {
  readonly search?: string | undefined;
  readonly finishStatus?: FinishStatus | undefined;
};

const offerOf = (offer: Offer | undefined) => (offer ? { offer } : {});

/** Subjects for the caller, with how far they are and what is due next. */
export async function listSubjects(ctx: Context, { search, finishStatus, ...paging }: SubjectsInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, asOf: new Date(ctx.now()), search, finishStatus };
  const rows = await listCards(ctx.read, query, paging);
  const learnersOf = await countLearners(
    ctx.read,
    rows.map(({ id }) => id),
  );
  const offers = await findOffersOfCards(
    ctx,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ openedAt, dueAt, nextTitle, nextDueAt, coverPath, ...row }) => ({
    ...row,
    coverPath: coverPath === null ? null : `/files/${coverPath}`,
    itemCount: Number(row.itemCount),
    learnerCount: learnersOf(row.id).total,
    joinTime: openedAt?.getTime() ?? null,
    dueTime: dueAt?.getTime() ?? null,
    ...offerOf(offers.get(row.id)),
    nextDue: nextTitle === null || nextDueAt === null ? null : { title: nextTitle, dueTime: nextDueAt.getTime() },
  }));
  return { items, recordCount: await countCards(ctx.read, query) };
}
