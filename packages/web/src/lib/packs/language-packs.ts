import type { Group } from '@shuyuan/i18n/groups';

/** The texts of one language: those every page needs, and where the others are. */
export type LanguagePacks = {
  readonly first: Readonly<Partial<Record<Group, Pack>>>;
  readonly others: Readonly<Record<string, () => Promise<unknown>>>;
};

export type Pack = Readonly<Record<string, string>>;
