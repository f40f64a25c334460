import { z } from 'zod';
import { id, time } from '../kernel/fields.wire.ts';

/** So many of each kind an audience names. */
const entries = z.array(id).max(200);

/** The people something to learn is for. */
export const audience = z.object({
  isEveryone: z.boolean(),
  organizationIds: entries.describe('with everything below them'),
  positionIds: entries.describe('whoever has one of them at present'),
  topicIds: entries.describe('whoever follows one of them'),
  memberIds: entries,
  joinedSince: time.nullable().describe('only whoever joined since; null: whenever they joined'),
});

/** The same for something new: positions and topics that are left out are none. */
export const newAudience = audience.extend({
  positionIds: audience.shape.positionIds.default([]),
  topicIds: audience.shape.topicIds.default([]),
});

const named = z.array(z.object({ id, name: z.string() }));

/** The names of what an audience names, beside the people, for its form. */
export const audienceNames = {
  audienceOrganizations: named,
  audiencePositions: named,
  audienceTopics: named,
};
