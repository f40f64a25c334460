import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { readAudience } from '@shuyuan/contract/system/audience';
import { type EditableKey, editableKeys, settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { settingSubject } from './save-setting.ts';
import { listChanges, listPlaces, listSettingsWithSource, type SetValue } from './settings.store.ts';

/** One key as an organisation has it, from what is set for it along the path, the nearest first. */
function settingOf(key: EditableKey, set: readonly SetValue[], place: { id: string; isRoot: boolean }) {
  const own = set.find(({ organizationId }) => organizationId === place.id);
  const above = set.find(({ organizationId }) => organizationId !== place.id);
  const inheritedValue = above?.value ?? settingTable[key].initial;
  return {
    key,
    value: own?.value ?? inheritedValue,
    ownValue: own?.value ?? null,
    inheritedValue,
    inheritedFrom: above ? { id: above.organizationId, name: above.organizationName } : null,
    version: own?.version ?? null,
    changedAt: own?.updatedAt.getTime() ?? null,
    changedBy: own?.updatedBy ?? null,
    can: { save: place.isRoot || settingTable[key].scope === 'organization' },
  };
}

/** D-006: every setting of an organisation, its own or inherited. */
export async function listSettings(ctx: Context, { organizationId }: { organizationId: string }) {
  const { tenantId } = ctx.actor;
  const organization = await findOrganization(ctx.read, tenantId, organizationId);
  demand(organization, 'request.not-found');
  const set = await listSettingsWithSource(ctx.read, { organizationId, keys: editableKeys });
  const place = { id: organizationId, isRoot: organizationId === tenantId };
  const ofKey = (key: EditableKey) => set.filter((one) => one.key === key);
  return { organization, items: editableKeys.map((key) => settingOf(key, ofKey(key), place)) };
}

const valueIn = (recorded: unknown): string | null => {
  const { value } = (recorded ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value : null;
};

/** Only an audience names organisations. */
const placesIn = (value: string | null): readonly string[] => readAudience(value ?? '')?.organizationIds ?? [];

export async function listSettingChanges(
  ctx: Context,
  { organizationId, key, ...paging }: Paging & { organizationId: string; key: EditableKey },
) {
  demand(await findOrganization(ctx.read, ctx.actor.tenantId, organizationId), 'request.not-found');
  const { items, recordCount } = await listChanges(ctx.read, settingSubject({ organizationId, key }).id, paging);
  const changes = items.map(({ id, at, actorName, before, after }) => ({
    id,
    actorName,
    at: at.getTime(),
    before: valueIn(before),
    after: valueIn(after),
  }));
  const ids = changes.flatMap(({ before, after }) => [before, after].flatMap(placesIn));
  return { items: changes, recordCount, names: await listPlaces(ctx.read, ctx.actor.tenantId, [...new Set(ids)]) };
}

export const listSettingPlaces = async (ctx: Context, { ids }: { ids: readonly string[] }) => ({
  items: await listPlaces(ctx.read, ctx.actor.tenantId, ids),
});
