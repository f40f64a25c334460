import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { standardSteps } from '@shuyuan/contract/approval/standard-steps';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { findAdministrator } from '../process.store.ts';
import { demandApprovers, type ResolvedStep } from './resolve-steps.ts';
import { findTemplateFor } from '../templates/template.store.ts';

type Submission = {
  readonly businessType: ApprovalBusinessType;
  readonly organizationId: string;
  readonly starterId: string;
};

/** The approvers of a submission, by the template that applies at this moment, else by the standard steps. */
export async function findRound(ctx: Context, submission: Submission): Promise<ResolvedStep[]> {
  const { businessType, organizationId, starterId } = submission;
  const place = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
  demand(place, 'request.not-found');
  const template = await findTemplateFor(ctx.read, place.path, businessType);
  const steps = template?.steps ?? standardSteps[businessType];
  if (!steps) {
    const administrator = await findAdministrator(ctx.read, place);
    demand(false, 'approval.no-template', { administrator });
  }
  return demandApprovers(ctx, { place, steps, starterId });
}
