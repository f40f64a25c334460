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

export type NoticeText = { readonly kind: string; readonly text: string; readonly values: NoticeValues };

/** The texts a company words itself in one language, by code (D-198). */
export type OwnTexts = ReadonlyMap<string, string>;

/** The texts of one language, as one company has them. */
export type Wording = {
  readonly language: Language;
  readonly word: (key: WordKey, values?: NoticeValues) => string;
  readonly kindWord: (kind: string) => string;
  /** The text of a notice, with times of the given zone. */
  readonly sentence: (notice: NoticeText, timeZone: string) => string;
};

/** The text the product comes with. */
export const defaultText = (language: Language, code: string): string => packs[language][code] ?? '';

export function wordingOf(language: Language, own: OwnTexts = new Map()): Wording {
  const filled = (code: string, values: NoticeValues): string =>
    fillIn(own.get(code) ?? defaultText(language, code), language, (name) => String(values[name] ?? ''));
  return {
    language,
    word: (key, values = {}) => filled(key, values),
    kindWord: (kind) => defaultText(language, noticeKindKey(kind)),
    sentence: ({ kind, text, values }, timeZone) => {
      const times = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return filled(
        noticeTextKey(kind, text),
        readableValues(values, (time) => times.format(time)),
      );
    },
  };
}
