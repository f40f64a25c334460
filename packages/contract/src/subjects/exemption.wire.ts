import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { contentType, exemptionState } from './subject-fields.wire.ts';
import { subjectLimits as limits } from './subject-limits.ts';

const base = '/course-study/subject-exemption';

export const askExemption = endpoint({
  method: 'POST',
  path: base,
  summary: 'Asks not to have to do an item, with evidence: a reason, and files of the caller’s own.',
  access: 'member',
  input: z.object({
    subjectId: id,
    itemKey: id,
    reason: text(limits.reasonMax, 1),
    fileIds: z.array(id).max(limits.evidenceFiles).default([]),
  }),
  output: z.object({ id }),
  errors: ['course.not-in-audience', 'course.withdrawn', 'course.not-begun', 'course.wrong-state', 'sensitive.found'],
  idempotent: true,
});

export const listExemptions = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Exemptions the caller may decide: of subjects they manage, and of people they direct.',
  access: 'member',
  input: z.object({ ...pagingInput, state: exemptionState.default('waiting') }),
  output: pageOf(
    z.object({
      id,
      state: exemptionState,
      person: z.object({ id, fullName: z.string(), organizationName: z.string() }),
      subjectId: id,
      subjectTitle: z.string(),
      itemTitle: z.string(),
      businessType: contentType,
      reason: z.string(),
      files: z.array(z.object({ id, name: z.string(), path: z.string() })),
      comment: z.string(),
      askTime: time,
      decideTime: time.nullable(),
      deciderName: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const readExemptionPermission = endpoint({
  method: 'GET',
  path: `${base}/permission`,
  summary: 'Whether the caller decides about exemptions: of a subject of theirs, or of people they direct.',
  access: 'member',
  input: z.object({}),
  output: z.object({ canDecide: z.boolean() }),
  errors: [],
});

const decided = z.object({ id, state: exemptionState });
const decideErrors = ['course.wrong-state', 'sensitive.found'] as const;

export const agreeExemption = endpoint({
  method: 'POST',
  path: `${base}/:id/agree`,
  summary: 'The item counts as done from now on. Nobody decides about themselves.',
  access: 'member',
  input: z.object({ id, comment: text(limits.commentMax).default('') }),
  output: decided,
  errors: [...decideErrors],
});

export const refuseExemption = endpoint({
  method: 'POST',
  path: `${base}/:id/refuse`,
  summary: 'Refuses with a reason; the person may ask again.',
  access: 'member',
  input: z.object({ id, comment: text(limits.commentMax, 1) }),
  output: decided,
  errors: [...decideErrors],
});
