import type { Capability } from '../kernel/capabilities.ts';

/** The places of the frame; administration is for those who may manage something, help for its audience (ROLE-06). */
export const menus = ['home', 'learn', 'live', 'community', 'path', 'admin', 'help'] as const;
export type Menu = (typeof menus)[number];

const administers: readonly Capability[] = ['member.manage', 'organization.manage', 'config.write', 'audit.view'];

type Person = { readonly capabilities: readonly Capability[]; readonly isInHelpAudience: boolean };

export const menusFor = ({ capabilities, isInHelpAudience }: Person): Menu[] =>
  menus.filter((menu) => {
    if (menu === 'help') return isInHelpAudience;
    return menu !== 'admin' || administers.some((capability) => capabilities.includes(capability));
  });
