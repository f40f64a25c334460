import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { contentType, count, pushFields } from './pack-fields.wire.ts';
import { packLimits as limits } from './pack-limits.ts';

const base = '/centre/pack';
const access = 'subordinate.view';

export const findPackContents = endpoint({
  method: 'GET',
  path: `${base}/contents`,
  summary: 'Contents a pack can be made of, the newest first.',
  access,
  input: z.object({ businessType: contentType, search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  errors: [],
});

export const previewPack = endpoint({
  method: 'POST',
  path: `${base}/preview`,
  summary:
    'What a pack would cost everybody it is for, before anybody hears of it: minutes, what they have done, and what else is due about then.',
  access,
  input: z.object(pushFields),
  output: z.object({
    dueTime: time,
    peopleCount: count,
    clashingCount: count.describe('people with another deadline about then'),
    minutes: count.describe('of all contents for somebody who has done none, as far as it is known'),
    people: z
      .array(
        z.object({
          id,
          fullName: z.string(),
          organizationName: z.string(),
          minutes: count.describe('of what is left for them'),
          doneCount: count,
          closedCount: count.describe('contents that are not open to them'),
          clashCount: count,
          clashes: z.array(z.object({ title: z.string(), dueTime: time })).describe('the first of them'),
        }),
      )
      .describe('those with most deadlines first, then with most minutes'),
  }),
  errors: ['pack.unknown-person', 'pack.too-many-people', 'course.unknown-content'],
});

export const pushPack = endpoint({
  method: 'POST',
  path: base,
  summary: 'Pushes a pack to people of the caller’s with a deadline; each is told. Audited.',
  access,
  input: z.object({ title: text(limits.title, 1), message: text(limits.message), ...pushFields }),
  output: idOnly,
  errors: [
    'pack.not-ready',
    'pack.unknown-person',
    'pack.too-many-people',
    'course.unknown-content',
    'sensitive.found',
  ],
  idempotent: true,
});
