import { z } from 'zod';
import { id, time } from '../kernel/fields.wire.ts';

/** Of a class that is asked for and not done: the one of its series the caller is in, or can apply for first. */
export const nextClass = z
  .object({ id, startTime: time })
  .nullable()
  .describe('of a class to be done: the one of its series the caller is in or can apply for; null: none is planned');
