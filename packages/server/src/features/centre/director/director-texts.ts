import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/director';
import { texts as cn } from '@shuyuan/i18n/packs/cn/director';
import { texts as en } from '@shuyuan/i18n/packs/en/director';
import { texts as es } from '@shuyuan/i18n/packs/es/director';
import { texts as fr } from '@shuyuan/i18n/packs/fr/director';
import { texts as ru } from '@shuyuan/i18n/packs/ru/director';

/** The words of a director's tables, by the language of whoever asks. */
export const directorTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
