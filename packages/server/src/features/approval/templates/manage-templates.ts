import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { StepSpec } from '@shuyuan/contract/approval/approvers';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findOrganization } from '../../people/index.ts';
import { listActive, listMembersById } from '../steps/approver.store.ts';
import { resolveSteps } from '../steps/resolve-steps.ts';
import * as store from './template.store.ts';

type Steps = readonly StepSpec[];

const idsIn = (steps: Steps): string[] =>
  steps.flatMap(({ approvers }) => approvers.flatMap((one) => (one.kind === 'person' ? one.memberId : [])));

/** A person a template names must be there to decide; the answer says at which place of the form one is not. */
async function demandPeople(ctx: Context, steps: Steps): Promise<void> {
  const known = new Set((await listActive(ctx.read, ctx.actor.tenantId, idsIn(steps))).map(({ id }) => id));
  const problems = steps.flatMap(({ approvers }, step) =>
    approvers.flatMap((one, index) =>
      one.kind === 'person' && !known.has(one.memberId)
        ? { field: `steps.${step}.approvers.${index}.memberId`, rule: 'unknown' }
        : [],
    ),
  );
  if (problems.length > 0) throw new AppError('request.invalid', { problems });
}

type TemplateInput = {
  readonly organizationId: string;
  readonly businessType: ApprovalBusinessType;
  readonly steps: Steps;
};

/** The approvers of a kind of document in an organisation and below it. */
export async function createTemplate(ctx: Context, input: TemplateInput): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const place = await findOrganization(ctx.read, tenantId, input.organizationId);
  demand(place, 'request.not-found');
  await demandPeople(ctx, input.steps);
  return ctx.inTransaction(async (tx) => {
    const id = newId(ctx.now());
    const row = { ...input, id, tenantId, updatedBy: ctx.actor.id, updatedAt: new Date(ctx.now()) };
    if (!(await store.insertTemplate(tx, row))) {
      const first = await store.findTemplateFor(tx, [input.organizationId], input.businessType);
      throw new AppError('approval.template-exists', { id: first?.id ?? null, version: first?.version ?? null });
    }
    const subject = { kind: 'approval-template', id };
    await recordAudit(tx, ctx, { tenantId, action: 'approval-template.created', subject, after: input });
    return { id };
  });
}

type Change = { readonly id: string; readonly version: number; readonly steps: Steps };

/** New steps; what is under way keeps those it was started with. */
export async function updateTemplate(ctx: Context, { id, version, steps }: Change): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const before = await store.findTemplate(ctx.read, tenantId, id);
  demand(before, 'request.not-found');
  await demandPeople(ctx, steps);
  return ctx.inTransaction(async (tx) => {
    const change = { id, version, steps, updatedBy: ctx.actor.id, updatedAt: new Date(ctx.now()) };
    if (!(await store.changeTemplate(tx, change))) {
      const current = await store.findTemplate(tx, tenantId, id);
      demand(current, 'request.not-found');
      throw new AppError('request.stale', { version: current.version });
    }
    const subject = { kind: 'approval-template', id };
    const states = { before: { steps: before.steps }, after: { steps } };
    await recordAudit(tx, ctx, { tenantId, action: 'approval-template.updated', subject, ...states });
    return { id };
  });
}

/** The template of the organisation above then applies, if there is one. */
export async function deleteTemplate(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const before = await store.findTemplate(ctx.read, tenantId, id);
  demand(before, 'request.not-found');
  return ctx.inTransaction(async (tx) => {
    demand(await store.removeTemplate(tx, id), 'request.not-found');
    const { organization, businessType, steps } = before;
    const subject = { kind: 'approval-template', id };
    const gone = { before: { organizationId: organization.id, businessType, steps } };
    await recordAudit(tx, ctx, { tenantId, action: 'approval-template.deleted', subject, ...gone });
    return { id };
  });
}

type TemplateQuery = Paging & { readonly businessType?: ApprovalBusinessType | undefined };

export async function listTemplates(ctx: Context, { businessType, ...paging }: TemplateQuery) {
  const { items, recordCount } = await store.listTemplates(ctx.read, {
    tenantId: ctx.actor.tenantId,
    businessType,
    paging,
  });
  const people = await listMembersById(
    ctx.read,
    items.flatMap(({ steps }) => idsIn(steps)),
  );
  const nameOf = new Map(people.map(({ id, fullName }) => [id, fullName] as const));
  const shown = items.map(({ steps, updatedAt, ...template }) => ({
    ...template,
    updateTime: updatedAt.getTime(),
    steps: steps.map(({ mode, approvers }) => ({
      mode,
      approvers: approvers.map((one) => ({
        kind: one.kind,
        memberId: one.kind === 'person' ? one.memberId : null,
        role: one.kind === 'role' ? one.role : null,
        fullName: one.kind === 'person' ? (nameOf.get(one.memberId) ?? null) : null,
      })),
    })),
  }));
  return { items: shown, recordCount };
}

type Question = { readonly organizationId: string; readonly steps: Steps };

/** The approvers a member of this organisation would have; a step without people shows as such instead of failing. */
export async function previewTemplate(ctx: Context, { organizationId, steps }: Question) {
  const place = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
  demand(place, 'request.not-found');
  const resolved = await resolveSteps(ctx, { place, steps, starterId: null });
  return { steps: resolved.map(({ mode, people }) => ({ mode, people: [...people] })) };
}
