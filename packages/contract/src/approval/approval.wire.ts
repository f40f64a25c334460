import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { organizationOut } from '../people/people.wire.ts';
import { readProcessKey } from './approval-business-types.ts';
import { ApprovalStatus } from './approval-status.ts';
import { businessType, personOut } from './approval-template.wire.ts';
import { ApproveResult } from './approve-result.ts';
import { commentMax, maxSteps, stepModes, summaryMax, titleMax } from './approvers.ts';
import { approvalActions, approvalBoxes } from './process-life.ts';

const status = z.literal(Object.values(ApprovalStatus));
const result = z.literal(Object.values(ApproveResult));

const stepOut = z.object({
  position: z.int(),
  mode: z.enum(stepModes),
  result,
  approvers: z.array(
    personOut.extend({
      result,
      deputy: personOut.nullable().describe('who decided in their place'),
      decideTime: time.nullable(),
    }),
  ),
});

const briefOut = z.object({
  processInstanceId: id,
  businessType,
  businessId: id,
  title: z.string(),
  status,
  starter: personOut,
  organization: organizationOut,
  startTime: time.describe('of the latest submission'),
  updateTime: time,
});

/** What the caller may do now, sent with the data. */
const canOut = z.object({
  agree: z.boolean(),
  refuse: z.boolean(),
  withdraw: z.boolean(),
  resubmit: z.boolean(),
  reassign: z.boolean(),
});

export const submitRequest = endpoint({
  method: 'POST',
  path: '/workflow/request',
  summary: 'Starts a general request: a title and a text for somebody to decide (D-073, APPROVAL-04).',
  access: 'member',
  input: z.object({
    organizationId: id.describe('the organisation of the starter'),
    title: text(titleMax, 1),
    summary: text(summaryMax, 1),
  }),
  output: z.object({ processInstanceId: id }),
  errors: ['approval.no-template', 'approval.no-approver', 'sensitive.found'],
  idempotent: true,
});

const decisionErrors = ['approval.settled', 'approval.not-your-turn', 'sensitive.found'] as const;

export const agree = endpoint({
  method: 'POST',
  path: '/workflow/process/:id/agree',
  summary: 'The caller, or who they stand in for, agrees at the present step.',
  access: 'member',
  input: z.object({ id, comment: text(commentMax).default('') }),
  output: z.object({ processInstanceId: id, status }),
  errors: decisionErrors,
});

export const refuse = endpoint({
  method: 'POST',
  path: '/workflow/process/:id/refuse',
  summary: 'Refuses, and says why; the process ends.',
  access: 'member',
  input: z.object({ id, comment: text(commentMax, 1) }),
  output: z.object({ processInstanceId: id, status }),
  errors: decisionErrors,
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/workflow/process/:id/withdraw',
  summary: 'The starter takes a pending request back.',
  access: 'member',
  input: z.object({ id, comment: text(commentMax).default('') }),
  output: z.object({ processInstanceId: id, status }),
  errors: ['approval.settled', 'sensitive.found'],
});

export const resubmit = endpoint({
  method: 'POST',
  path: '/workflow/process/:id/resubmit',
  summary: 'The starter submits a refused or withdrawn request again, as a new round by the present template.',
  access: 'member',
  input: z.object({
    id,
    title: text(titleMax, 1),
    summary: text(summaryMax, 1),
    comment: text(commentMax).default(''),
  }),
  output: z.object({ processInstanceId: id, status }),
  errors: ['approval.not-resubmittable', 'approval.no-template', 'approval.no-approver', 'sensitive.found'],
});

export const listProcesses = endpoint({
  method: 'GET',
  path: '/workflow/process/list',
  summary:
    'What waits for the caller, what came back to them refused, what they decided, or what they started (D-073).',
  access: 'member',
  input: z.object({ ...pagingInput, box: z.enum(approvalBoxes) }),
  output: pageOf(briefOut),
  errors: [],
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/workflow/process/waiting',
  summary: 'Everything in the tenant that waits for a decision, what waits longest first, with those it waits for.',
  access: 'config.write',
  input: z.object(pagingInput),
  output: pageOf(briefOut.extend({ approvers: z.array(personOut) })),
  errors: [],
});

export const reassign = endpoint({
  method: 'POST',
  path: '/workflow/process/:id/reassign',
  summary: 'An administrator gives the step of one approver who has not decided yet to somebody else.',
  access: 'config.write',
  input: z.object({
    id,
    position: z.int().min(1).max(maxSteps),
    approverId: id.describe('who is asked now'),
    receiverId: id.describe('who is asked instead'),
    comment: text(commentMax).default(''),
  }),
  output: z.object({ processInstanceId: id, status }),
  errors: [
    'approval.settled',
    'approval.not-waiting',
    'approval.own-request',
    'approval.asked-already',
    'sensitive.found',
  ],
});

export const readProcess = endpoint({
  method: 'GET',
  path: '/workflow/process/:id',
  summary: 'One approval with its steps and its history (APPROVAL-05).',
  access: 'member',
  input: idOnly,
  output: briefOut.extend({
    summary: z.string(),
    round: z.int(),
    currentStep: z.int(),
    steps: z.array(stepOut),
    history: z.array(
      z.object({
        id,
        action: z.enum(approvalActions),
        actor: personOut,
        onBehalfOf: personOut.nullable(),
        receiver: personOut.nullable().describe('to whom a step passed on or was given'),
        comment: z.string(),
        time,
        round: z.int(),
      }),
    ),
    can: canOut,
  }),
  errors: [],
});

export const findProcess = endpoint({
  method: 'GET',
  path: '/workflow/processInstanceId/:key',
  summary: 'The approval of a document by `{businessId}_{businessType}`; null when there is none (APPROVAL-06, D-079).',
  access: 'member',
  input: z.object({
    key: z
      .string()
      .max(80)
      .refine((key) => readProcessKey(key) !== null, { error: 'not-a-key' }),
  }),
  output: z.object({ processInstanceId: id, status, steps: z.array(stepOut) }).nullable(),
  errors: [],
});

const delegationOut = z.object({ deputy: personOut, startTime: time, endTime: time });

export const readDelegation = endpoint({
  method: 'GET',
  path: '/workflow/delegation',
  summary: 'Who decides in the caller’s place, and whom the caller stands in for now.',
  access: 'member',
  input: empty,
  output: z.object({
    delegation: delegationOut.nullable(),
    standingInFor: z.array(personOut),
  }),
  errors: [],
});

export const saveDelegation = endpoint({
  method: 'PUT',
  path: '/workflow/delegation',
  summary: 'Names a deputy for a period; there is one at a time.',
  access: 'member',
  input: z.object({ deputyId: id, startTime: time, endTime: time }),
  output: z.object({ id }),
  errors: [],
});

export const clearDelegation = endpoint({
  method: 'DELETE',
  path: '/workflow/delegation',
  summary: 'The caller decides themselves again.',
  access: 'member',
  input: empty,
  output: z.object({ id }),
  errors: [],
});
