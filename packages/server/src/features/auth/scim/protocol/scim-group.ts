import { z } from 'zod';
import type { ScimGroup } from '../scim.store.ts';
import { ScimError } from './scim-error.ts';
import { groupSchema, isObject, type Operation, parsePath } from './scim-patch.ts';
import { versionOf } from './scim-user.ts';

const members = z.array(z.object({ value: z.string().min(1).max(64) }));
const groupBody = z.object({
  displayName: z.string().trim().min(1).max(200),
  externalId: z.string().trim().max(200).nullish(),
  members: members.nullish(),
});

export type GroupInput = {
  readonly displayName: string;
  readonly externalId: string | null;
  readonly memberIds: string[];
};

const refused = (detail: string) => new ScimError(400, detail, 'invalidValue');

export function groupWishOf(body: unknown): GroupInput {
  const parsed = groupBody.safeParse(body);
  if (!parsed.success) throw refused('Not a group: displayName, and members with a value each.');
  const { displayName, externalId, members: list } = parsed.data;
  return { displayName, externalId: externalId || null, memberIds: (list ?? []).map(({ value }) => value) };
}

/** A group may be large: its members are changed by name and never all read for it. */
export type GroupChange =
  | { readonly kind: 'rename'; readonly displayName: string }
  | { readonly kind: 'external-id'; readonly externalId: string | null }
  | { readonly kind: 'add' | 'remove' | 'replace'; readonly memberIds: readonly string[] }
  | { readonly kind: 'clear' };

function idsOf(value: unknown): string[] {
  const parsed = members.safeParse(Array.isArray(value) ? value : [value]);
  if (!parsed.success) throw refused('Members need a value each.');
  return parsed.data.map((member) => member.value);
}

function externalIdOf(value: unknown): string | null {
  if (value !== null && typeof value !== 'string') throw refused('externalId is a text.');
  return value?.trim().slice(0, 200) || null;
}

function memberChange(
  { op, value }: Operation,
  filter: readonly { attribute: string; value: string }[] | null,
): GroupChange {
  if (filter) {
    const ids = filter.filter(({ attribute }) => attribute === 'value').map((one) => one.value);
    if (ids.length !== 1) throw refused('Members are found by `value eq "…"`.');
    return { kind: op === 'remove' ? 'remove' : 'add', memberIds: ids };
  }
  if (op === 'remove' && (value === undefined || value === null)) return { kind: 'clear' };
  return { kind: op, memberIds: idsOf(value) };
}

/** The operations in the forms of Entra and Okta, as what they do to a group. What we do not keep is passed over. */
export function groupChanges(operations: readonly Operation[]): GroupChange[] {
  return operations.flatMap((operation): GroupChange[] => {
    const { op, path, value } = operation;
    if (path === undefined) {
      if (!isObject(value)) throw new ScimError(400, 'Without a path the value must be an object.', 'noTarget');
      return groupChanges(Object.entries(value).map(([name, inner]) => ({ op, path: name, value: inner })));
    }
    const { attribute, filter } = parsePath(path);
    switch (attribute.toLowerCase()) {
      case 'members':
        return [memberChange(operation, filter)];
      case 'displayname':
        return [{ kind: 'rename', displayName: groupWishOf({ displayName: value }).displayName }];
      case 'externalid':
        return [{ kind: 'external-id', externalId: op === 'remove' ? null : externalIdOf(value) }];
      default:
        return [];
    }
  });
}

type Held = { readonly value: string; readonly display: string };

export const groupResource = (group: ScimGroup, location: string, held: readonly Held[] | null) => ({
  schemas: [groupSchema],
  id: group.id,
  ...(group.externalId && { externalId: group.externalId }),
  displayName: group.displayName,
  ...(held && { members: held.map((one) => ({ ...one, $ref: `${location}/Users/${one.value}` })) }),
  meta: {
    resourceType: 'Group',
    created: group.createdAt.toISOString(),
    lastModified: group.updatedAt.toISOString(),
    location: `${location}/Groups/${group.id}`,
    version: versionOf(group),
  },
});
