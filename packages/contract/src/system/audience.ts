import { identities, type Identity } from '../kernel/capabilities.ts';

/** D-013: who is meant, by role or by organisation with everything below it. */
export type Audience = { readonly roles: readonly Identity[]; readonly organizationIds: readonly string[] };

export const maxAudienceOrganizations = 100;

const isIdentity = (value: unknown): value is Identity => (identities as readonly unknown[]).includes(value);
const isId = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64;

function parsed(text: string): { roles?: unknown; organizationIds?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Null for a text that is no audience. */
export function readAudience(text: string): Audience | null {
  const { roles: allowed, organizationIds } = parsed(text);
  if (!Array.isArray(allowed) || !Array.isArray(organizationIds)) return null;
  if (!allowed.every(isIdentity) || !organizationIds.every(isId)) return null;
  return organizationIds.length > maxAudienceOrganizations ? null : { roles: allowed, organizationIds };
}

/** Whom a person is, as far as an audience asks: their roles and the organisations above them, their own included. */
type Person = { readonly roles: readonly Identity[]; readonly organizationPath: readonly string[] };

/** Everybody is a learner (D-005), whether or not the role was ever written down. */
export const isInAudience = (audience: Audience, { roles: held, organizationPath }: Person): boolean =>
  audience.roles.some((role) => role === 'learner' || held.includes(role)) ||
  audience.organizationIds.some((id) => organizationPath.includes(id));
