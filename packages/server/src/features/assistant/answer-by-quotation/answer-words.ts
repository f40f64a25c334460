import { fillIn } from '@shuyuan/contract/kernel/isolate';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/answers';
import { texts as cn } from '@shuyuan/i18n/packs/cn/answers';
import { texts as en } from '@shuyuan/i18n/packs/en/answers';
import { texts as es } from '@shuyuan/i18n/packs/es/answers';
import { texts as fr } from '@shuyuan/i18n/packs/fr/answers';
import { texts as ru } from '@shuyuan/i18n/packs/ru/answers';

export type AnswerKey = keyof typeof cn;
const packs: Record<Language, Record<AnswerKey, string>> = { cn, en, fr, ru, es, ar };

export type Say = (key: AnswerKey, values?: Readonly<Record<string, string | number>>) => string;

/** What stands between quotations, in the language of who asks. */
export const wordsIn =
  (language: Language): Say =>
  (key, values = {}) =>
    fillIn(packs[language][key], language, (name) => String(values[name] ?? ''));
