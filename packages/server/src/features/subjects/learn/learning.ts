import { demand } from '@shuyuan/contract/kernel/app-error';
import { type ItemLock, itemLocksOf } from '@shuyuan/contract/subjects/item-locks';
import { namedItemsMax } from '@shuyuan/contract/subjects/subject-limits';
import type { Context } from '../../../platform/context.ts';
import { listStages } from '../outline.store.ts';
import { findRun, type LearnerItemRow, type LearnerQuery, listLearnerItems, type RunRow } from '../run.store.ts';
import { openSubject, type OpenSubject } from '../subject.policy.ts';

type Stage = { readonly id: string; readonly title: string; readonly electiveCount: number };
export type Learning = {
  readonly subject: OpenSubject;
  /** Undefined: not joined yet. */
  readonly run: RunRow | undefined;
  readonly query: LearnerQuery;
  readonly stages: readonly Stage[];
  readonly items: readonly LearnerItemRow[];
  readonly locks: ReadonlyMap<string, ItemLock<LearnerItemRow>>;
};

/** A subject with what the caller has done, what is locked, and why; in the version of their run, else the present one. */
export async function openLearning(ctx: Context, subjectId: string): Promise<Learning> {
  const subject = await openSubject(ctx, subjectId);
  const run = await findRun(ctx.read, subjectId, ctx.actor.id);
  const versionId = run?.versionId ?? subject.versionId;
  const query = { versionId, memberId: ctx.actor.id, runId: run?.id ?? null, asOf: new Date(ctx.now()) };
  const stages = await listStages(ctx.read, versionId);
  const items = await listLearnerItems(ctx.read, query);
  const locks = itemLocksOf({ stages, items, learnSequence: subject.learnSequence });
  return { subject, run, query, stages, items, locks };
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
    })),
    choices: lock.choices.map(({ stageId, count, from }) => ({
      stageTitle: titleOf(stageId),
      count,
      fromCount: from.length,
    })),
  };
}

/** D-173: an item that is open to somebody who joined; a lock names what to finish first. */
export function demandOpenItem({ run, items, locks }: Learning, itemKey: string) {
  const item = items.find(({ key }) => key === itemKey);
  demand(item, 'request.not-found');
  demand(run, 'course.not-begun');
  const lock = locks.get(itemKey);
  const first = lock?.items[0] ?? lock?.choices[0]?.from[0];
  demand(!lock, 'course.section-locked', { title: first?.title, sectionKey: first?.key });
  return { item, run };
}
