import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/finance';
import { texts as cn } from '@shuyuan/i18n/packs/cn/finance';
import { texts as en } from '@shuyuan/i18n/packs/en/finance';
import { texts as es } from '@shuyuan/i18n/packs/es/finance';
import { texts as fr } from '@shuyuan/i18n/packs/fr/finance';
import { texts as ru } from '@shuyuan/i18n/packs/ru/finance';

/** The words of the table of finance, by the language of whoever asks. */
export const financeTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
