import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { roles } from '../kernel/capabilities.ts';
import { organizationOut } from '../people/people.wire.ts';
import { approvalBusinessTypes } from './approval-business-types.ts';
import { approverKinds, approverRoles, maxApprovers, maxSteps, stepModes } from './approvers.ts';

export const businessType = z.literal(approvalBusinessTypes);
export const personOut = z.object({ id, fullName: z.string(), portrait: z.string().nullable() });

const approverIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), memberId: id }),
  z.object({ kind: z.literal('role'), role: z.enum(roles).refine((role) => approverRoles.includes(role)) }),
  z.object({ kind: z.literal('director') }),
]);
const stepIn = z.object({ mode: z.enum(stepModes), approvers: z.array(approverIn).min(1).max(maxApprovers) });
const stepsIn = z.array(stepIn).min(1).max(maxSteps);

export const templateOut = z.object({
  id,
  organization: organizationOut,
  businessType,
  version: z.int(),
  updateTime: time,
  steps: z.array(
    z.object({
      mode: z.enum(stepModes),
      approvers: z.array(
        z.object({
          kind: z.enum(approverKinds),
          memberId: id.nullable(),
          role: z.enum(roles).nullable(),
          fullName: z.string().nullable().describe('of a person; null for roles and directors, and for who is gone'),
        }),
      ),
    }),
  ),
});

export const checkApproval = endpoint({
  method: 'GET',
  path: '/system/approval-template/check-approval',
  summary:
    'Whether a kind of document needs approval in an organisation, and has a template (APPROVAL-02, APPROVAL-03).',
  access: 'member',
  input: z.object({ type: businessType, organizationId: id.optional() }),
  output: z.object({
    approvalSwitch: z.boolean().describe('whether approval is needed'),
    hasTemplate: z.boolean().describe('or standard steps, which need none'),
  }),
  errors: [],
});

export const listTemplates = endpoint({
  method: 'GET',
  path: '/system/approval-template/list',
  summary: 'The templates of the tenant (D-073).',
  access: 'config.write',
  input: z.object({ ...pagingInput, businessType: businessType.optional() }),
  output: pageOf(templateOut),
  errors: [],
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/system/approval-template',
  summary: 'Who approves a kind of document in an organisation and all below it.',
  access: 'config.write',
  input: z.object({ organizationId: id, businessType, steps: stepsIn }),
  output: z.object({ id }),
  errors: ['approval.template-exists'],
  idempotent: true,
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/system/approval-template/:id',
  summary: 'New steps for a template; what is under way keeps the steps it was started with.',
  access: 'config.write',
  input: z.object({ id, version: z.int().min(1).max(2_147_483_646), steps: stepsIn }),
  output: z.object({ id }),
  errors: ['request.stale'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/system/approval-template/:id',
  summary: 'Removes a template; the one of the organisation above then applies.',
  access: 'config.write',
  input: z.object({ id }),
  output: z.object({ id }),
  errors: [],
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/system/approval-template/preview',
  summary: 'Who would decide for somebody of an organisation, step by step; nothing is written.',
  access: 'config.write',
  input: z.object({ organizationId: id, steps: stepsIn }),
  output: z.object({ steps: z.array(z.object({ mode: z.enum(stepModes), people: z.array(personOut) })) }),
  errors: [],
});
