import { dayMs } from '../kernel/time-units.ts';
import type { Role } from '../kernel/capabilities.ts';

/** A token for provisioning is for a machine and lives long; how long is chosen when it is made. */
export const scimTokenLives = ['90-days', '365-days', 'no-end'] as const;
export type ScimTokenLife = (typeof scimTokenLives)[number];

const lifeMs: Record<ScimTokenLife, number | null> = {
  '90-days': 90 * dayMs,
  '365-days': 365 * dayMs,
  'no-end': null,
};

/** When a token made now ends; null: never by itself. */
export function scimTokenEnd(now: number, life: ScimTokenLife): number | null {
  const ms = lifeMs[life];
  return ms === null ? null : now + ms;
}

export const maxScimTokens = 10;

/** Roles a group may carry. The platform's own administrators are never made by a machine. */
export const groupRoles = ['creator', 'approver', 'org-admin'] as const satisfies readonly Role[];
export type GroupRole = (typeof groupRoles)[number];
