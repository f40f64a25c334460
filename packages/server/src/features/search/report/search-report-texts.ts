import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/operation';
import { texts as cn } from '@shuyuan/i18n/packs/cn/operation';
import { texts as en } from '@shuyuan/i18n/packs/en/operation';
import { texts as es } from '@shuyuan/i18n/packs/es/operation';
import { texts as fr } from '@shuyuan/i18n/packs/fr/operation';
import { texts as ru } from '@shuyuan/i18n/packs/ru/operation';

/** The words of the report on searches, by the language of whoever asks. */
export const searchReportTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
