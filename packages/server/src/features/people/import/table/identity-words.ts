import { facts, identities, type Identity, roles } from '@shuyuan/contract/kernel/capabilities';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/common';
import { texts as cn } from '@shuyuan/i18n/packs/cn/common';
import { texts as en } from '@shuyuan/i18n/packs/en/common';
import { texts as es } from '@shuyuan/i18n/packs/es/common';
import { texts as fr } from '@shuyuan/i18n/packs/fr/common';
import { texts as ru } from '@shuyuan/i18n/packs/ru/common';
import { wordFinder } from '../../../../platform/tables/word-finder.ts';

const packs: Record<Language, Record<`role.${Identity}`, string>> = { cn, en, fr, ru, es, ar };

/** What roles and facts are called everywhere else too. */
export const identityWord = (language: Language, identity: Identity): string => packs[language][`role.${identity}`];

const findIdentity = wordFinder(identities, identityWord);
const among =
  <Name extends Identity>(names: readonly Name[]) =>
  (word: string): Name | undefined => {
    const found = findIdentity(word);
    return names.find((name) => name === found);
  };

export const findRole = among(roles);
/** A director is one of an organisation, which has a column of its own. */
export const findFact = among(facts.filter((fact) => fact !== 'director'));
