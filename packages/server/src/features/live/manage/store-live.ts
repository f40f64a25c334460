import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { type LiveType, RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Family } from '../community/family.ts';
import { insertLive, savePeople } from './manage.store.ts';
import { contentOf, demandPeople, type LiveForm } from './read-form.ts';
import { demandSupplier } from './read-switches.ts';
import { recordLive } from './record-live.ts';
import { reserveRoom } from './reserve-room.ts';
import { saveBeside } from './save-beside.ts';

type Input = {
  readonly family: Family;
  readonly form: LiveForm;
  readonly liveType: LiveType;
  readonly isAsked: boolean;
};

/** The row, its people and its picture; who makes its room, or decides whether it is made, comes after. */
export async function storeLive(tx: Tx, ctx: Context, { family, form, liveType, isAsked }: Input): Promise<string> {
  const { id: creatorId, tenantId, organizationId } = ctx.actor;
  const supplier = await demandSupplier(ctx, family);
  const content = await contentOf(ctx, form, { supplier, liveType, before: null });
  const { assistantIds = [], invitedIds = [], lecturerId } = form;
  await demandPeople(tx, tenantId, [...assistantIds, ...invitedIds, ...(lecturerId ? [lecturerId] : [])]);
  const live = { id: newId(ctx.now()), tenantId, coverFileId: null };
  const place = { organizationId, creatorId, supplier, liveType, requestStatus: RequestStatus.fresh };
  const approvalStatus = isAsked ? ApprovalStatus.pending : null;
  await insertLive(tx, { ...content, ...place, id: live.id, tenantId, approvalStatus, at: new Date(ctx.now()) });
  await savePeople(tx, { tenantId, liveId: live.id, part: 'assistant' }, assistantIds);
  await savePeople(tx, { tenantId, liveId: live.id, part: 'invited' }, invitedIds);
  const status = LiveStatus.unpublished;
  await saveBeside(tx, ctx, { live: { ...live, supplier, status }, form });
  await reserveRoom(tx, ctx, { ...content, id: live.id, tenantId, creatorId, status, approvalStatus });
  await recordLive(tx, ctx, { live, act: 'created', after: { title: form.subject, startsAt: content.startTime } });
  return live.id;
}
