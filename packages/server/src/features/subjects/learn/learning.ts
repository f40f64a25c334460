import { demand } from '@shuyuan/contract/kernel/app-error';
import { type ItemLock, itemLocksOf } from '@shuyuan/contract/subjects/item-locks';
import { namedItemsMax } from '@shuyuan/contract/subjects/subject-limits';
import type { Context } from '../../../platform/context.ts';
import { listStages } from '../outline.store.ts';
import {
  findAskedSince,
  findRun,
  type LearnerItemRow,
  type LearnerQuery,
  listItemsAnew,
  listLearnerItems,
  type RunRow,
} from '../run.store.ts';
import { type ClassMembership, listClassMemberships } from '../../training/index.ts';
import type { Offer } from '../../pricing/index.ts';
import { findSubjectOffers } from '../prices/find-subject-offers.ts';
import { openSubject, type OpenSubject } from '../subject.policy.ts';

type Stage = { readonly id: string; readonly title: string; readonly electiveCount: number };
export type Learning = {
  readonly subject: OpenSubject;
  /** Undefined: free. */
  readonly offer: Offer | undefined;
  /** Undefined: not joined yet. */
  readonly run: RunRow | undefined;
  readonly query: LearnerQuery;
  /** Set: a required training or a certificate asks for it anew since then. */
  readonly askedSince: Date | null;
  readonly stages: readonly Stage[];
  readonly items: readonly LearnerItem[];
  readonly locks: ReadonlyMap<string, ItemLock<LearnerItem>>;
};
export type LearnerItem = LearnerItemRow & {
  /** Of a class that is to be attended anew the membership in the next one of its series. */
  readonly trainingClass: ClassMembership | null;
  readonly anew: { readonly isFinished: boolean; readonly classId: string | null } | null;
};

/** The items as they stand since the subject was asked for anew, and where a class of it is held next. */
async function listItems(ctx: Context, query: LearnerQuery, askedSince: Date | null): Promise<LearnerItem[]> {
  const rows = await listLearnerItems(ctx.read, query);
  const asked = askedSince ? await listItemsAnew(ctx.read, query, askedSince) : [];
  const items = rows.map((row) => {
    const own = asked.find(({ key }) => key === row.key);
    return { ...row, anew: own ? { isFinished: own.isDone, classId: own.nextClassId } : null };
  });
  const classOf = ({ anew, businessId }: (typeof items)[number]) =>
    anew && !anew.isFinished ? anew.classId : businessId;
  const contents = items.map((item) => ({ businessType: item.businessType, businessId: classOf(item) }));
  const memberships = await listClassMemberships(ctx.read, contents, query);
  return items.map((item) => ({ ...item, trainingClass: memberships.get(classOf(item) ?? '') ?? null }));
}

/** A subject with what the caller has done, what is locked, and why; in the version of their run, else the present one. */
export async function openLearning(ctx: Context, subjectId: string): Promise<Learning> {
  const subject = await openSubject(ctx, subjectId);
  const offer = (await findSubjectOffers(ctx, [subject])).get(subjectId);
  const run = await findRun(ctx.read, subjectId, ctx.actor.id);
  const versionId = run?.versionId ?? subject.versionId;
  const query = { versionId, memberId: ctx.actor.id, runId: run?.id ?? null, asOf: new Date(ctx.now()) };
  const stages = await listStages(ctx.read, versionId);
  const askedSince = await findAskedSince(ctx.read, subjectId, query);
  const items = await listItems(ctx, query, askedSince);
  const locks = itemLocksOf({ stages, items, learnSequence: subject.learnSequence });
  return { subject, offer, run, query, askedSince, stages, items, locks };
}

/** Why an item is locked, and the shortest way to open it. */
export function lockOut({ stages, locks }: Learning, itemKey: string) {
  const lock = locks.get(itemKey);
  if (!lock) return null;
  const titleOf = (stageId: string): string => stages.find(({ id }) => id === stageId)?.title ?? '';
  return {
    remainingCount: lock.choices.reduce((sum, { count }) => sum + count, lock.items.length),
    shortestWay: lock.items.slice(0, namedItemsMax).map((item) => ({
      key: item.key,
      title: item.title,
      businessType: item.businessType,
      stageTitle: titleOf(item.stageId),
      percent: lock.marks.get(item.key) ?? null,
      mark: item.shownMark,
      isWaiting: item.isWaiting,
      trainingClass: item.trainingClass,
    })),
    choices: lock.choices.map(({ stageId, count, from }) => ({
      stageTitle: titleOf(stageId),
      count,
      fromCount: from.length,
    })),
  };
}

/** D-173, D-122: an item that is open to somebody who joined and has paid; a lock names what to finish first. */
export function demandOpenItem({ offer, run, items, locks }: Learning, itemKey: string) {
  const item = items.find(({ key }) => key === itemKey);
  demand(item, 'request.not-found');
  demand(offer?.isOpen ?? true, 'price.unpaid');
  demand(run, 'course.not-begun');
  const lock = locks.get(itemKey);
  const first = lock?.items[0] ?? lock?.choices[0]?.from[0];
  demand(!lock, 'course.section-locked', { title: first?.title, sectionKey: first?.key });
  return { item, run };
}
