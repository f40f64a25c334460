import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveType, RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { type Context, together } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { startProcess } from '../../approval/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import type { Family } from '../community/family.ts';
import { askForRoom } from './ask-for-room.ts';
import { insertLive, savePeople } from './manage.store.ts';
import { contentOf, demandPeople, type LiveForm } from './read-form.ts';
import { demandEntrance, demandSupplier, isApprovalOn } from './read-switches.ts';
import { recordLive } from './record-live.ts';
import { saveCover } from './save-cover.ts';

type Tx = Parameters<typeof insertLive>[0];
type Wish = {
  readonly family: Family;
  readonly form: LiveForm;
  readonly liveType: LiveType;
  readonly isAsked: boolean;
};

/** The row, its people and its picture; who makes its room, or decides whether it is made, comes after. */
async function keepLive(tx: Tx, ctx: Context, { family, form, liveType, isAsked }: Wish): Promise<string> {
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
  await saveCover(tx, ctx, { ...form, live });
  await recordLive(tx, ctx, { live, act: 'created', after: { title: form.subject, startsAt: content.startTime } });
  return live.id;
}

/** LIVE-CREATE-01: a live that begins now. With the switch on nothing begins without being agreed to (LIVE-FORM-32). */
export const createLive = (ctx: Context, family: Family, form: LiveForm): Promise<{ id: string }> =>
  together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await demandEntrance(within);
      demand(!(await isApprovalOn(within)), 'live.needs-approval');
      const id = await keepLive(tx, within, { family, form, liveType: LiveType.instant, isAsked: false });
      await askForRoom(tx, { id, tenantId: within.actor.tenantId });
      return { id };
    }),
  );

type Application = LiveForm & { readonly summary?: string | undefined };

/** LIVE-ROOM-07, C-19: a live at a time to come; live and approval begin together or not at all. */
export const applyForLive = (
  ctx: Context,
  family: Family,
  { summary = '', ...form }: Application,
): Promise<{ id: string; processInstanceId: string | null }> =>
  together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await demandEntrance(within);
      const isAsked = await isApprovalOn(within);
      const id = await keepLive(tx, within, { family, form, liveType: LiveType.scheduled, isAsked });
      const { tenantId, organizationId } = within.actor;
      if (!isAsked) {
        await askForRoom(tx, { id, tenantId });
        return { id, processInstanceId: null };
      }
      await refuseSensitive(within, [summary]);
      const document = { businessType: ApprovalBusinessType.live, businessId: id, organizationId };
      const { processInstanceId } = await startProcess(within, { ...document, title: form.subject, summary });
      return { id, processInstanceId };
    }),
  );
