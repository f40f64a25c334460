import { type ApprovalBusinessType, needsApproval } from '@shuyuan/contract/approval/approval-business-types';
import { standardSteps } from '@shuyuan/contract/approval/standard-steps';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { readSettings } from '../system/index.ts';
import { findTemplateFor } from './templates/template.store.ts';

type Question = { readonly type: ApprovalBusinessType; readonly organizationId?: string | undefined };

/** APPROVAL-02, APPROVAL-03: whether a kind of document needs approval in an organisation, and has steps there. */
export async function checkApproval(ctx: Context, { type, organizationId = ctx.actor.organizationId }: Question) {
  const place = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
  demand(place, 'request.not-found');
  const there = { ...ctx, actor: { ...ctx.actor, organizationId } };
  const [setting] = await readSettings(there, ['APPROVAL_SWITCH']);
  const template = await findTemplateFor(ctx.read, place.path, type);
  const hasTemplate = template !== undefined || standardSteps[type] !== null;
  return { approvalSwitch: needsApproval(type, setting?.value === '1'), hasTemplate };
}
