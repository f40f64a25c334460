import { z } from 'zod';
import { nextClass } from '../training/next-class.wire.ts';
import { taskKinds } from '../centre/task.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { dutyProgress } from './assignment-fields.wire.ts';
import { assignmentLimits as limits } from './assignment-limits.ts';
import { ownDutyViews } from './own-duty-views.ts';
import { reminderStepNames } from './reminder-steps.ts';
import { settlementKinds } from './settlement-kinds.ts';

const base = '/assignment/duty';
const settlementKind = z.enum(settlementKinds);
const reason = text(limits.reason, 1);

const settlement = z.object({
  id,
  kind: settlementKind,
  reason: z.string(),
  files: z.array(z.object({ id, name: z.string(), path: z.string() })),
  settlerName: z.string(),
  settleTime: time,
  revokerName: z.string().nullable().describe('null: it holds'),
  revokeTime: time.nullable(),
  revokeReason: z.string().nullable(),
});

export const listOwnDuties = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary:
    'The caller’s required training with what is to be done: what is open by its day, or what is over, the last first.',
  access: 'member',
  input: z.object({ ...pagingInput, view: z.enum(ownDutyViews).default('open') }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      introduction: z.string(),
      progress: dutyProgress,
      dueTime: time,
      lateTime: time.describe('when it is overdue: due, and its days of grace'),
      finishTime: time.nullable(),
      items: z.array(
        z.object({
          kind: z.enum(taskKinds),
          businessId: id,
          title: z.string(),
          isAsked: z.boolean().describe('false: it is not open to them, and not asked of them'),
          finishTime: time.nullable(),
          nextClass,
        }),
      ),
    }),
  ),
  errors: [],
});

export const readDuty = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary:
    'A duty with everything that happened to it in all its runs; of the caller, or of somebody whose duties they are shown.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    title: z.string(),
    person: z.object({ id, fullName: z.string() }),
    progress: dutyProgress,
    dueTime: time,
    entries: z
      .array(
        z.object({
          number: z.int().positive(),
          progress: dutyProgress,
          organizationName: z.string(),
          dueTime: time,
          time,
        }),
      )
      .describe('the last change first'),
    reminders: z.array(
      z.object({
        number: z.int().positive(),
        step: z.enum(reminderStepNames),
        receiverName: z.string().nullable().describe('null: nobody directs them'),
        time,
      }),
    ),
    settlements: z.array(settlement),
    can: z.object({ settle: z.boolean(), revoke: z.boolean() }),
  }),
  errors: [],
});

export const settleDuty = endpoint({
  method: 'POST',
  path: `${base}/:id/settle`,
  summary:
    'Says by hand that a duty need not be done, or was done, with a reason and evidence. Never of oneself; audited.',
  access: 'subordinate.view',
  input: z.object({ id, kind: settlementKind, reason, fileIds: z.array(id).max(limits.evidenceFiles).default([]) }),
  output: idOnly,
  errors: ['assignment.settled-already', 'sensitive.found'],
  idempotent: true,
});

export const revokeSettlement = endpoint({
  method: 'POST',
  path: '/assignment/settlement/:id/revoke',
  summary: 'Takes back what was said by hand: the duty is due again by the same day; audited.',
  access: 'subordinate.view',
  input: z.object({ id, reason }),
  output: idOnly,
  errors: ['assignment.settled-already', 'sensitive.found'],
});
