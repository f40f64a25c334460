import { z } from 'zod';
import { isDay } from '../../kernel/calendar/add-days.ts';
import { isTimeZone } from '../../kernel/calendar/is-time-zone.ts';
import { id, text } from '../../kernel/fields.wire.ts';
import { taskKinds } from '../task.ts';
import { taskContentTypes } from '../task-content-types.ts';
import { packLimits as limits } from './pack-limits.ts';
import { packStandings } from './pack-standings.ts';

export const count = z.int().nonnegative();
export const contentType = z.literal(taskContentTypes).describe('ENUM-11');
export const kind = z.enum(taskKinds);
export const standing = z.enum(packStandings);
export const reason = text(limits.reason, 1);

/** A push: its contents, its people and its day. */
export const pushFields = {
  items: z
    .array(z.object({ businessType: contentType, businessId: id }))
    .max(limits.items)
    .describe('in the order they are meant to be done'),
  memberIds: z.array(id).max(limits.people),
  organizationIds: z.array(id).max(limits.units).describe('everybody of them and below, as they are now'),
  dueDay: z.string().refine(isDay).describe('it is due when this day is over'),
  timeZone: z.string().max(64).refine(isTimeZone),
};
