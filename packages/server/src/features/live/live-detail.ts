import { actionTypeOf } from '@shuyuan/contract/live/live-form';
import type { liveDetailOut } from '@shuyuan/contract/live/live-calls.wire';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { averageScore } from '@shuyuan/contract/live/live-score';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { findLiveOffers } from './prices/find-live-offers.ts';
import { type Colleague, findBeside, findColleagues, listPersons } from './live-detail.store.ts';
import { joinsOf } from './live-joins.ts';
import type { LiveAccess } from './live.policy.ts';
import { shareKeyOf } from './share-key.ts';

export type LiveDetail = z.output<typeof liveDetailOut>;
type LiveRow = LiveAccess['live'];

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;

type Brief = Pick<
  LiveRow,
  | 'id'
  | 'supplier'
  | 'subject'
  | 'liveType'
  | 'startTime'
  | 'estimateDuration'
  | 'planNumber'
  | 'subNumber'
  | 'attendNumber'
  | 'status'
  | 'approvalStatus'
  | 'requestStatus'
  | 'createdAt'
>;

/** What a table and a page say of a live alike, whoever asks. */
export const briefOf = (live: Brief) => ({
  id: live.id,
  supplier: live.supplier,
  subject: live.subject,
  liveType: live.liveType,
  startTime: live.startTime.getTime(),
  estimateDuration: live.estimateDuration,
  planNumber: live.planNumber,
  subNumber: live.subNumber,
  attendNumber: live.attendNumber,
  status: live.status,
  approvalStatus: live.approvalStatus,
  requestStatus: live.requestStatus,
  createTime: live.createdAt.getTime(),
});

const standingOf = (live: LiveRow) => ({
  ...briefOf(live),
  applyType: live.liveType,
  genseeStatus: live.requestStatus,
  startedTime: timeOf(live.startedAt),
  endedTime: timeOf(live.endedAt),
  version: live.version,
});

const contentOf = (live: LiveRow) => ({
  liveMode: live.liveMode,
  extend: { liveMode: live.liveMode },
  shareScope: live.shareScope,
  executionMode: live.executionMode,
  actionType: actionTypeOf({ ...live, isApprovalOn: live.approvalStatus !== null }),
  desc: live.description,
  genseeDesc: live.description,
  lecturerDesc: live.lecturerDescription,
  cover: live.coverFileId,
  autoPublish: live.autoPublish ? (1 as const) : (0 as const),
  homeConfigId: null,
  avgScore: averageScore(live.scoreSum, live.scoreCount),
  scoreCount: live.scoreCount,
  hasPasscode: live.passcodeHash !== null,
});

/** D-058: lists of people are for whoever manages it. */
async function peopleOf(ctx: Context, { live, isManaged }: LiveAccess) {
  const persons = isManaged ? await listPersons(ctx.read, live.id) : [];
  const ids = [
    ctx.actor.id,
    live.creatorId,
    ...(live.lecturerId ? [live.lecturerId] : []),
    ...persons.map((one) => one.memberId),
  ];
  const known = await findColleagues(ctx.read, ids);
  const inPart = (part: string): Colleague[] =>
    persons.flatMap((one) => (one.part === part ? (known.get(one.memberId) ?? []) : []));
  const [creator, me] = [known.get(live.creatorId), known.get(ctx.actor.id)];
  demand(creator && me, 'request.not-found');
  const lecturer = (live.lecturerId && known.get(live.lecturerId)) || null;
  return { me, people: { creator, lecturer, assistants: inPart('assistant'), invited: inPart('invited') } };
}

/** A live as its page and its form show it, with no more than the caller is entitled to. */
export async function liveDetailOf(ctx: Context, seen: LiveAccess): Promise<LiveDetail> {
  const { live, part, isManaged } = seen;
  const [{ me, people }, beside, offers] = await Promise.all([
    peopleOf(ctx, seen),
    findBeside(ctx.read, live.id, ctx.actor.id),
    findLiveOffers(ctx, [live]),
  ]);
  const offer = offers.get(live.id);
  const hasKey = isManaged && live.shareScope === ShareScope.invited;
  return {
    ...standingOf(live),
    ...contentOf(live),
    ...people,
    ...beside,
    ...joinsOf(ctx, seen, me),
    isOwn: live.creatorId === ctx.actor.id,
    isManaged,
    liveIsAssistant: part.isAssistant,
    ...(offer && { offer }),
    shareKey: hasKey ? shareKeyOf(ctx.secrets, live.id) : null,
  };
}
