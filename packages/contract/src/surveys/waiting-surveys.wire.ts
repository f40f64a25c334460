import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';

/** A file of its own: the home page loads it, and none of what the pages of surveys need. */
export const listWaitingSurveys = endpoint({
  method: 'GET',
  path: '/surveys/waiting',
  summary: 'Surveys that wait for the caller.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(z.object({ id, title: z.string(), closesAt: time.nullable() })),
  errors: [],
});
