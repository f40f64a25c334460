import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { taskKinds } from './task.ts';

const kind = z.enum(taskKinds);
const task = z.object({
  kind,
  id,
  title: z.string(),
  dueTime: time.nullable(),
  sinceTime: time,
  box: z.enum(['to-decide', 'sent-back']).nullable(),
  starterName: z.string().nullable(),
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/centre/tasks',
  summary:
    'Everything the caller has to do, by deadline; the counts are those of all kinds, also where one is asked for.',
  access: 'member',
  input: z.object({ ...pagingInput, kind: kind.optional() }),
  output: pageOf(task).extend({ counts: z.record(kind, z.int().nonnegative()) }),
  errors: [],
});
