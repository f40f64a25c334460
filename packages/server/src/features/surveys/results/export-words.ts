import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/surveys';
import { texts as cn } from '@shuyuan/i18n/packs/cn/surveys';
import { texts as en } from '@shuyuan/i18n/packs/en/surveys';
import { texts as es } from '@shuyuan/i18n/packs/es/surveys';
import { texts as fr } from '@shuyuan/i18n/packs/fr/surveys';
import { texts as ru } from '@shuyuan/i18n/packs/ru/surveys';

const names = [
  'answer',
  'answered',
  'average',
  'count',
  'day',
  'everybody',
  'exportedAt',
  'organization',
  'person',
  'question',
  'survey',
  'waiting',
  'withheld',
] as const;
type Name = (typeof names)[number];

const packs: Record<Language, Record<`survey.export.${Name}`, string>> = { cn, en, fr, ru, es, ar };

/** The words of the table, in the language of the caller. */
export function exportWords(language: Language): Record<Name, string> {
  const pack = packs[language];
  // Each name of the list, once.
  return Object.fromEntries(names.map((name) => [name, pack[`survey.export.${name}`]])) as Record<Name, string>;
}
