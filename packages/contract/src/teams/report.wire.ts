import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { accountEventKinds, analysisDays } from './account-life.ts';

const base = '/knowledge-operation/come-enjoy';
const counts = {
  attention: z.int(),
  praise: z.int(),
  read: z.int(),
  reward: z.int().describe('in hundredths'),
  content: z.int(),
};
const period = z.object({ id, days: z.literal(analysisDays).default(7) });

export const readAnalysis = endpoint({
  method: 'GET',
  path: `${base}/get-analysis`,
  summary: 'The counts of each day, today last, by the clock of the company; for the people of the account (TEAM-17).',
  access: 'member',
  input: period,
  output: z.object({ items: z.array(z.object({ day: z.string(), ...counts })) }),
  errors: [],
});

export const readReport = endpoint({
  method: 'GET',
  path: `${base}/get-report`,
  summary: 'The sums of a time and of the same time before it (TEAM-22, D-096).',
  access: 'member',
  input: period,
  output: z.object({ now: z.object(counts), before: z.object(counts) }),
  errors: [],
});

export const listAccountNotices = endpoint({
  method: 'GET',
  path: `${base}/getnotice`,
  summary: 'What happened to an account, the latest first, for its people (TEAM-30).',
  access: 'member',
  input: z.object({ id, ...pagingInput, isUnread: z.boolean().optional() }),
  output: pageOf(
    z.object({
      id,
      kind: z.enum(accountEventKinds),
      person: z.object({ id, fullName: z.string(), portrait: z.string().nullable() }).nullable(),
      values: z.record(z.string(), z.string()),
      isRead: z.boolean(),
      createTime: time,
    }),
  ),
  errors: [],
});

export const clearAccountNotices = endpoint({
  method: 'GET',
  path: `${base}/clearnotice`,
  summary: 'Everything that happened up to now has been read by the caller (TEAM-30).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});
