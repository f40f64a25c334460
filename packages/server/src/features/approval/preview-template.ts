import type { StepSpec } from '@shuyuan/contract/approval/approvers';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { resolveSteps } from './resolve-steps.ts';

type Question = { readonly organizationId: string; readonly steps: readonly StepSpec[] };

/** Who would decide for somebody of this organisation; a step without people shows as such instead of failing. */
export async function previewTemplate(ctx: Context, { organizationId, steps }: Question) {
  const place = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
  demand(place, 'request.not-found');
  const resolved = await resolveSteps(ctx, { place, steps, starterId: null });
  return { steps: resolved.map(({ mode, people }) => ({ mode, people: [...people] })) };
}
