import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/recommend';
import { texts as cn } from '@shuyuan/i18n/packs/cn/recommend';
import { texts as en } from '@shuyuan/i18n/packs/en/recommend';
import { texts as es } from '@shuyuan/i18n/packs/es/recommend';
import { texts as fr } from '@shuyuan/i18n/packs/fr/recommend';
import { texts as ru } from '@shuyuan/i18n/packs/ru/recommend';

/** The words of the report on recommendations, by the language of whoever asks. */
export const recommendReportTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
