import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { columnListNames, maxColumnChoices } from './column-lists.ts';

const list = z.enum(columnListNames);
const columns = z.array(z.object({ key: z.string().max(32), isShown: z.boolean() }));
const output = z.object({ list, columns: columns.describe('all of them, in the order of the caller') });

export const readMemberColumns = endpoint({
  method: 'GET',
  path: '/system/member-column',
  summary: 'The columns of a list as the caller chose them, or as usual (CENTRE-05).',
  access: 'member',
  input: z.object({ list }),
  output,
  errors: [],
});

export const saveMemberColumns = endpoint({
  method: 'POST',
  path: '/system/member-column',
  summary: 'Keeps which columns of a list the caller sees, in which order; unknown ones are dropped (CENTRE-05).',
  access: 'member',
  input: z.object({ list, columns: columns.max(maxColumnChoices) }),
  output,
  errors: [],
});
