import { z } from 'zod';
import { id, time } from '../kernel/fields.wire.ts';

/** Organisations, and as many people, an audience names. */
const audienceEntries = 200;

/** The people something to learn is for. */
export const audience = z.object({
  isEveryone: z.boolean(),
  organizationIds: z.array(id).max(audienceEntries).describe('with everything below them'),
  memberIds: z.array(id).max(audienceEntries),
  joinedSince: time.nullable().describe('only whoever joined since; null: whenever they joined'),
});
