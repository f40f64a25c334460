import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { type Context, together } from '../../../platform/context.ts';
import { announceLive } from '../announce-live.ts';
import type { Family } from '../community/family.ts';
import { listPersons } from '../live-detail.store.ts';
import type { LiveRow } from '../live.store.ts';
import { publishWhenAsked } from './publish-when-asked.ts';
import { changeLive, type LiveContent, savePeople } from './manage.store.ts';
import { holdManaged } from './open-managed.ts';
import { contentOf, demandPeople, demandUnlocked, type LiveForm } from './read-form.ts';
import { recordLive } from './record-live.ts';
import { planReminder, tellSubscribers } from './remind.ts';
import { saveCover } from './save-cover.ts';

type Tx = Parameters<typeof changeLive>[0];
type Wish = LiveForm & { readonly id: string; readonly version: number; readonly autoPublish?: 0 | 1 | undefined };

/** LIVE-MGMT-17, LIVE-MGMT-15: what approvers are reading stays as it is, and what is over too. */
const isEditable = ({ status, approvalStatus }: LiveRow): boolean =>
  status !== LiveStatus.ended && approvalStatus !== ApprovalStatus.pending;

/** Who is new must be at work here. What a form leaves out stays. */
async function changePeople(tx: Tx, live: LiveRow, { assistantIds, invitedIds, lecturerId }: LiveForm): Promise<void> {
  const known = new Set((await listPersons(tx, live.id)).map(({ memberId }) => memberId));
  if (live.lecturerId) known.add(live.lecturerId);
  const named = [...(assistantIds ?? []), ...(invitedIds ?? []), ...(lecturerId ? [lecturerId] : [])];
  const { tenantId, id: liveId } = live;
  await demandPeople(
    tx,
    tenantId,
    named.filter((id) => !known.has(id)),
  );
  if (assistantIds) await savePeople(tx, { tenantId, liveId, part: 'assistant' }, assistantIds);
  if (invitedIds) await savePeople(tx, { tenantId, liveId, part: 'invited' }, invitedIds);
}

/** What the trail says of a form; a passcode is nobody's business. */
const shownOf = (live: LiveContent) => ({
  title: live.subject,
  startsAt: live.startTime.getTime(),
  shareScope: live.shareScope,
  liveMode: live.liveMode,
  estimateDuration: live.estimateDuration,
  planNumber: live.planNumber,
  description: live.description,
  lecturerDescription: live.lecturerDescription,
  lecturerId: live.lecturerId,
});

/** LIVE-MGMT-31, D-060. With `autoPublish` 1 it is published as soon as it may be (LIVE-CREATE-07). */
export async function updateLive(ctx: Context, family: Family, wish: Wish): Promise<{ id: string; version: number }> {
  const { id, version, autoPublish, ...form } = wish;
  const { unused, ...answer } = await together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await holdManaged(tx, within, { family, id });
      demand(isEditable(live), 'live.wrong-state', { status: live.status });
      demand(live.version === version, 'request.stale');
      const content = await contentOf(within, form, { ...live, before: live });
      demandUnlocked(live, content);
      await changePeople(tx, live, form);
      const isAuto = autoPublish === undefined ? live.autoPublish : autoPublish === 1;
      const change = { id, content, autoPublish: isAuto, at: new Date(within.now()) };
      const next = await changeLive(tx, change);
      const removed = await saveCover(tx, within, { ...form, live });
      const after: LiveRow = { ...live, ...content, autoPublish: isAuto, version: next };
      await recordLive(tx, within, { live, act: 'changed', before: shownOf(live), after: shownOf(content) });
      if (live.status === LiveStatus.notBegun && live.startTime.getTime() !== content.startTime.getTime()) {
        await tellSubscribers(tx, within, { live: after, text: 'moved' });
        await planReminder(tx, within, after);
      }
      announceLive(within, after);
      const saved = autoPublish === 1 ? await publishWhenAsked(tx, within, after) : after;
      return { id, version: saved.version, unused: removed };
    }),
  );
  // Saved is saved: bytes that stay behind are swept up later.
  await ctx.storage
    .remove(unused)
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'an old cover stayed behind'));
  return answer;
}
