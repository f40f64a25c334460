import type { NoticeValues } from '@shuyuan/contract/notifications/notice-kinds';
import { noticeKindKey, noticeTextKey, readableValues } from '@shuyuan/contract/notifications/notice-text';
import { fillIn } from '@shuyuan/contract/kernel/isolate';
import { type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/notices';
import { texts as cn } from '@shuyuan/i18n/packs/cn/notices';
import { texts as en } from '@shuyuan/i18n/packs/en/notices';
import { texts as es } from '@shuyuan/i18n/packs/es/notices';
import { texts as fr } from '@shuyuan/i18n/packs/fr/notices';
import { texts as ru } from '@shuyuan/i18n/packs/ru/notices';

const packs: Record<Language, Readonly<Record<string, string>>> = { cn, en, fr, ru, es, ar };

export type WordKey = keyof typeof cn;

const filled = (language: Language, text: string, values: NoticeValues): string =>
  fillIn(text, language, (name) => String(values[name] ?? ''));

export const word = (language: Language, key: WordKey, values: NoticeValues = {}): string =>
  filled(language, packs[language][key] ?? '', values);

export const kindWord = (language: Language, kind: string): string => packs[language][noticeKindKey(kind)] ?? '';

type NoticeText = { readonly kind: string; readonly text: string; readonly values: NoticeValues };

/** What a notice says, in the language of who reads it, with times of the given zone. */
export function noticeSentence(language: Language, { kind, text, values }: NoticeText, timeZone: string): string {
  const times = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const template = packs[language][noticeTextKey(kind, text)] ?? '';
  return filled(
    language,
    template,
    readableValues(values, (time) => times.format(time)),
  );
}
