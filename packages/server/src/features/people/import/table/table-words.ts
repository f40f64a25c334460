import { type ImportColumn, importColumns } from '@shuyuan/contract/people/member-import';
import { type MemberState, memberStates } from '@shuyuan/contract/people/member-state';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/admin';
import { texts as cn } from '@shuyuan/i18n/packs/cn/admin';
import { texts as en } from '@shuyuan/i18n/packs/en/admin';
import { texts as es } from '@shuyuan/i18n/packs/es/admin';
import { texts as fr } from '@shuyuan/i18n/packs/fr/admin';
import { texts as ru } from '@shuyuan/i18n/packs/ru/admin';
import { wordFinder } from '../../../../platform/tables/word-finder.ts';

const packs: Record<Language, Pick<Record<keyof typeof cn, string>, HeaderKey | StateKey>> = { cn, en, fr, ru, es, ar };
type HeaderKey = `admin.import.column.${ImportColumn}`;
type StateKey = `admin.members.state.${MemberState}`;

/** The words a table has in the language of its reader; all six are understood. */
export const headerWord = (language: Language, column: ImportColumn): string =>
  packs[language][`admin.import.column.${column}`];
export const stateWord = (language: Language, state: MemberState): string =>
  packs[language][`admin.members.state.${state}`];

export const findColumn = wordFinder(importColumns, headerWord);
export const findState = wordFinder(memberStates, stateWord);
