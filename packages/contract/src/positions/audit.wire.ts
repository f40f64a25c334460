import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { commentMax } from '../approval/approvers.ts';
import { auditState, classOut, contentType, count, progressOut } from './position-fields.wire.ts';

const base = '/course-study/position-learn-audit';

export const submitPositionAudit = endpoint({
  method: 'POST',
  path: base,
  summary: 'Hands in a finished path; a director or approver decides by the calls of approvals (POSITION-10, D-177).',
  access: 'member',
  input: z.object({ positionId: id, comment: text(commentMax).default('') }),
  output: z.object({ progressId: id, processInstanceId: id }),
  errors: [
    'course.not-finished',
    'course.wrong-state',
    'approval.no-template',
    'approval.no-approver',
    'sensitive.found',
  ],
  idempotent: true,
});

export const readPositionAudit = endpoint({
  method: 'GET',
  path: `${base}/:progressId`,
  summary: 'The evidence of a walk: what was done, when, how long and how it was counted (D-177).',
  access: 'member',
  input: z.object({ progressId: id }),
  output: z.object({
    progressId: id,
    positionId: id,
    name: z.string(),
    versionNumber: count,
    person: z.object({ id, fullName: z.string(), organizationName: z.string(), portrait: z.string().nullable() }),
    auditState,
    joinTime: time,
    submitTime: time.nullable(),
    decideTime: time.nullable(),
    reason: z.string().describe('the comment of whoever decided last'),
    processInstanceId: id.nullable().describe('the approval to decide; null: never handed in'),
    studySeconds: count.describe('counted by the server, all sections together'),
    ...progressOut,
    chapters: z.array(
      z.object({
        id,
        title: z.string(),
        sections: z.array(
          z.object({
            key: id,
            title: z.string(),
            businessType: contentType,
            require: z.boolean(),
            isAvailable: z.boolean(),
            isFinished: z.boolean(),
            isConfirmed: z.boolean().describe('said by the person; false: counted by the server'),
            beginTime: time.nullable(),
            finishTime: time.nullable(),
            mark: z
              .int()
              .nullable()
              .describe('of an exam the best, of a course the lowest, in percent; to the person where exams show it'),
            trainingClass: classOut.nullable().describe('of a class: how the person stands'),
            studySeconds: count.nullable().describe('null: its time is not counted'),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
