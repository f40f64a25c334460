import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/examining';
import { texts as cn } from '@shuyuan/i18n/packs/cn/examining';
import { texts as en } from '@shuyuan/i18n/packs/en/examining';
import { texts as es } from '@shuyuan/i18n/packs/es/examining';
import { texts as fr } from '@shuyuan/i18n/packs/fr/examining';
import { texts as ru } from '@shuyuan/i18n/packs/ru/examining';

/** The words of the reports on exams, by the language of whoever asks. */
export const examTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
