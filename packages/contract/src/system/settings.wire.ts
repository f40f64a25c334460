import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { maxAudienceOrganizations } from './audience.ts';
import { maxSettingLength } from './setting-value.ts';
import { type EditableKey, editableKeys } from './settings.ts';

const key = z.enum(editableKeys as [EditableKey, ...EditableKey[]]);
const place = z.object({ id, name: z.string() });
/** Names the state a change was made from; null where nothing was set. */
const version = id.nullable();

export const settingOut = z.object({
  key,
  value: z.string().describe('what holds here'),
  ownValue: z.string().nullable().describe('what is set here; null when it is inherited'),
  inheritedValue: z.string().describe('what would hold without it'),
  inheritedFrom: place.nullable().describe('null: the initial value of the product'),
  version,
  changedAt: time.nullable(),
  changedBy: z.string().nullable(),
  can: z.object({ save: z.boolean() }).describe('false below the root where the key is one of the whole tenant'),
});

export const listSettings = endpoint({
  method: 'GET',
  path: '/system/rule-config/list',
  summary: 'Every setting as an organisation has it, and where each value comes from (D-006, D-009).',
  access: 'config.write',
  input: z.object({ organizationId: id }),
  output: z.object({ organization: place, items: z.array(settingOut) }),
  errors: [],
});

export const listSettingPlaces = endpoint({
  method: 'GET',
  path: '/system/rule-config/places',
  summary: 'What the organisations an audience names are called; one that is gone is left out (D-013).',
  access: 'config.write',
  input: z.object({ ids: z.array(id).max(maxAudienceOrganizations) }),
  output: z.object({ items: z.array(place) }),
  errors: [],
});

export const saveSetting = endpoint({
  method: 'PUT',
  path: '/system/rule-config',
  summary: 'Sets one key for an organisation and all below it (D-009).',
  access: 'config.write',
  input: z.object({ organizationId: id, key, value: z.string().max(maxSettingLength), version }),
  output: z.object({ version: id }),
  errors: ['request.stale', 'setting.invalid', 'setting.tenant-only'],
});

export const clearSetting = endpoint({
  method: 'DELETE',
  path: '/system/rule-config',
  summary: 'Takes back what is set here: the organisation inherits again.',
  access: 'config.write',
  input: z.object({ organizationId: id, key, version: id }),
  output: z.object({ key }),
  errors: ['request.stale'],
});

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/system/rule-config/history',
  summary: 'Who changed one setting of an organisation, when, from what to what; the newest first.',
  access: 'config.write',
  input: z.object({ ...pagingInput, organizationId: id, key }),
  output: pageOf(
    z.object({
      id,
      at: time,
      actorName: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ).extend({ names: z.array(place).describe('of the organisations these values speak of') }),
  errors: [],
});
