import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';

export const readStudyTime = endpoint({
  method: 'GET',
  path: '/course-study/course-study-progress/other/history-and-now-duration',
  summary: 'How long a colleague has studied in all (PERSON-08).',
  access: 'member',
  input: z.object({ memberId: id }),
  output: z.object({ memberId: id, duration: z.int().nonnegative().describe('seconds') }),
  errors: [],
});
