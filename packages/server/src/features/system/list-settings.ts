import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { type EditableKey, editableKeys, settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { settingSubject } from './save-setting.ts';
import { listChanges, listPlaces, listSettingsWithSource, type PlaceInTree, type SetValue } from './settings.store.ts';

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
  return { items: changes, recordCount };
}

/** More than a person chooses from in a list; a company of more sets what it needs at the organisations above. */
const maxPlaces = 2_000;

/** Each organisation right below the one it belongs to. */
function inTreeOrder(places: readonly PlaceInTree[]): { id: string; name: string; depth: number }[] {
  const below = Map.groupBy(places, ({ parentId }) => parentId);
  const walk = (parentId: string | null, depth: number): { id: string; name: string; depth: number }[] =>
    (below.get(parentId) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)]);
  return walk(null, 0);
}

export const listSettingPlaces = async (ctx: Context) => ({
  items: inTreeOrder(await listPlaces(ctx.read, ctx.actor.tenantId, maxPlaces)),
});
