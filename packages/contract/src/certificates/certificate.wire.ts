import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { nextClass } from '../training/next-class.wire.ts';
import { awardStates } from './award-states.ts';
import * as fields from './certificate-fields.wire.ts';

const award = z.object({
  id,
  number: z.string(),
  state: z.enum(awardStates),
  issueTime: time,
  expireTime: time.nullable(),
  replacedBy: z.string().nullable().describe('the number of the award that came after it'),
});

const certificateCard = z.object({
  id,
  title: z.string(),
  introduction: z.string(),
  kind: fields.kind,
  validMonths: fields.count.nullable(),
  renewalDays: z.array(fields.count),
  requiredCount: fields.count,
  finishedCount: fields.count,
  renewal: z
    .object({ run: fields.count, openTime: time })
    .nullable()
    .describe('the caller’s next run, while it is open: progress counts what was done since'),
  award: award.nullable().describe('the caller’s own, the last one'),
});

export const listCertificates = endpoint({
  method: 'GET',
  path: '/system/certificate/list',
  summary: 'Published certificates for the caller, the newest first, with how far they are (D-188).',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional(), kind: fields.kind.optional() }),
  output: pageOf(certificateCard),
  errors: [],
});

export const readCertificate = endpoint({
  method: 'GET',
  path: '/system/certificate/:id',
  summary: 'A certificate with everything it asks for and what the caller has done of it; holders always read it.',
  access: 'member',
  input: idOnly,
  output: certificateCard.extend({
    requirements: z.array(
      fields.namedRequirement.extend({
        isFinished: z.boolean(),
        isAvailable: z.boolean().describe('false: withdrawn, or not for the caller'),
        finishTime: time.nullable(),
        nextClass,
        mark: fields.count.nullable().describe('the caller’s own in percent, where they may see it'),
      }),
    ),
    can: z.object({ manage: z.boolean() }),
  }),
  errors: ['course.not-in-audience', 'course.withdrawn'],
});
