import type { Capability } from '../people/capabilities.ts';

/** The places of the navigation; administration is for those who may manage something. */
export const menus = ['home', 'learn', 'live', 'community', 'path', 'admin'] as const;
export type Menu = (typeof menus)[number];

const administers: readonly Capability[] = ['member.manage', 'organization.manage', 'config.write', 'audit.view'];

export const menusFor = (held: readonly Capability[]): Menu[] =>
  menus.filter((menu) => menu !== 'admin' || administers.some((capability) => held.includes(capability)));
