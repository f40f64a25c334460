import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveType } from '@shuyuan/contract/live/live-kinds';
import { type Context, transact } from '../../../platform/context.ts';
import type { Family } from '../community/family.ts';
import { askForRoom } from './ask-for-room.ts';
import { storeLive } from './store-live.ts';
import { submitToApprovers } from './submit-to-approvers.ts';
import type { LiveForm } from './read-form.ts';
import { demandEntrance, isApprovalOn } from './read-switches.ts';

/** LIVE-CREATE-01: a live that begins now. With the switch on nothing begins without being agreed to (LIVE-FORM-32). */
export const createLive = (ctx: Context, family: Family, form: LiveForm): Promise<{ id: string }> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await demandEntrance(within);
      demand(!(await isApprovalOn(within)), 'live.needs-approval');
      const id = await storeLive(tx, within, { family, form, liveType: LiveType.instant, isAsked: false });
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
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await demandEntrance(within);
      const isAsked = await isApprovalOn(within);
      const id = await storeLive(tx, within, { family, form, liveType: LiveType.scheduled, isAsked });
      const { tenantId, organizationId } = within.actor;
      if (!isAsked) {
        await askForRoom(tx, { id, tenantId });
        return { id, processInstanceId: null };
      }
      const live = { id, subject: form.subject, organizationId };
      const processInstanceId = await submitToApprovers(within, { live, summary, comment: '' });
      return { id, processInstanceId };
    }),
  );
