import type { Context } from '../../../platform/context.ts';
import { findVersion } from '../outline.store.ts';
import { listLatestExemptions } from '../exemptions/exemption.store.ts';
import { findProgress, listDeadlines, listStageCounts, wholeKey } from '../run.store.ts';
import { findCoverPath } from '../subject-cover.ts';
import { managesSubject } from '../subject.policy.ts';
import { type LearnerItem, type Learning, lockOut, openLearning } from './learning.ts';

const timeOf = (at: Date | null | undefined): number | null => at?.getTime() ?? null;

type Extras = {
  readonly deadlines: Awaited<ReturnType<typeof listDeadlines>>;
  readonly exemptions: Awaited<ReturnType<typeof listLatestExemptions>>;
};

function toItemOut(learning: Learning, { deadlines, exemptions }: Extras, item: LearnerItem) {
  const { key, businessType, businessId, title, isRequired, isAvailable, finishStatus, isExempt, isConfirmed } = item;
  const own = deadlines.find(({ itemKey }) => itemKey === key);
  const exemption = exemptions.find(({ itemKey }) => itemKey === key);
  return {
    key,
    businessType,
    businessId,
    title,
    isRequired,
    // A class that is over is held again for whoever has to attend it anew.
    isAvailable: isAvailable || item.anew !== null,
    finishStatus,
    isFinished: item.isDone,
    isWaiting: item.isWaiting,
    trainingClass: item.trainingClass,
    anew: item.anew,
    mark: item.shownMark,
    isExempt,
    isConfirmed,
    isActive: key === learning.run?.lessonLocation,
    finishTime: timeOf(item.finishedAt),
    deadline: own?.rule ?? null,
    dueTime: timeOf(own?.dueAt),
    lock: lockOut(learning, key),
    exemption: exemption
      ? {
          id: exemption.id,
          state: exemption.state,
          reason: exemption.reason,
          comment: exemption.comment,
          askTime: exemption.askedAt.getTime(),
          decideTime: timeOf(exemption.decidedAt),
        }
      : null,
  };
}

/** A subject as the caller learns it. */
export async function readSubject(ctx: Context, { id }: { id: string }) {
  const learning = await openLearning(ctx, id);
  const { subject, offer, run, query, askedSince, stages, items } = learning;
  const version = await findVersion(ctx.read, query.versionId);
  const { status, finishedAt, ...progress } = await findProgress(ctx.read, query);
  const counts = await listStageCounts(ctx.read, query);
  const deadlines = run ? await listDeadlines(ctx.read, run.id) : [];
  const extras = { deadlines, exemptions: run ? await listLatestExemptions(ctx.read, run.id) : [] };
  const whole = deadlines.find(({ itemKey }) => itemKey === wholeKey);
  return {
    id,
    title: subject.title,
    introduction: subject.introduction,
    coverPath: await findCoverPath(ctx, subject),
    learnSequence: subject.learnSequence,
    versionNumber: version.number,
    joinTime: timeOf(run?.openedAt),
    deadline: whole?.rule ?? version.deadline,
    dueTime: timeOf(whole?.dueAt),
    finishTime: timeOf(finishedAt),
    askedSince: timeOf(askedSince),
    ...progress,
    finishStatus: status,
    // An item that is gone from the version is no place to go on from.
    lessonLocation: items.find(({ key }) => key === run?.lessonLocation)?.key ?? null,
    ...(offer && { offer }),
    can: { join: run === undefined && (offer?.isOpen ?? true), manage: managesSubject(ctx.actor, subject) },
    stages: stages.map((stage) => {
      const own = counts.find(({ stageId }) => stageId === stage.id);
      return {
        id: stage.id,
        title: stage.title,
        electiveCount: own?.electiveTarget ?? 0,
        electiveDoneCount: own?.electiveDone ?? 0,
        electiveTotal: own?.electiveTotal ?? 0,
        items: items.filter(({ stageId }) => stageId === stage.id).map((item) => toItemOut(learning, extras, item)),
      };
    }),
  };
}
