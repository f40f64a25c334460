import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { countLearners } from '../run.store.ts';
import { countCards, listCards } from './learn.store.ts';

type SubjectsInput = Paging & {
  readonly search?: string | undefined;
  readonly finishStatus?: FinishStatus | undefined;
};

/** Subjects for the caller, with how far they are and what is due next. */
export async function listSubjects(ctx: Context, { search, finishStatus, ...paging }: SubjectsInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, asOf: new Date(ctx.now()), search, finishStatus };
  const rows = await listCards(ctx.read, query, paging);
  const learners = await countLearners(
    ctx.read,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ openedAt, dueAt, nextTitle, nextDueAt, coverPath, ...row }) => ({
    ...row,
    coverPath: coverPath === null ? null : `/files/${coverPath}`,
    itemCount: Number(row.itemCount),
    learnerCount: learners.get(row.id) ?? 0,
    joinTime: openedAt?.getTime() ?? null,
    dueTime: dueAt?.getTime() ?? null,
    nextDue: nextTitle === null || nextDueAt === null ? null : { title: nextTitle, dueTime: nextDueAt.getTime() },
  }));
  return { items, recordCount: await countCards(ctx.read, query) };
}
