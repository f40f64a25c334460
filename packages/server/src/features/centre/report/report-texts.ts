import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/centre';
import { texts as cn } from '@shuyuan/i18n/packs/cn/centre';
import { texts as en } from '@shuyuan/i18n/packs/en/centre';
import { texts as es } from '@shuyuan/i18n/packs/es/centre';
import { texts as fr } from '@shuyuan/i18n/packs/fr/centre';
import { texts as ru } from '@shuyuan/i18n/packs/ru/centre';

/** The words of the tables of a report, by the language of whoever asks. */
export const reportTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
