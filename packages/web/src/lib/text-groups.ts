import type { Group } from '@shuyuan/i18n/groups';
import type { Packs } from '@shuyuan/i18n/packs/source';

export type { Packs };

export type TextGroup = keyof Packs & Group;
