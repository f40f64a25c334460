import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/study';
import { texts as cn } from '@shuyuan/i18n/packs/cn/study';
import { texts as en } from '@shuyuan/i18n/packs/en/study';
import { texts as es } from '@shuyuan/i18n/packs/es/study';
import { texts as fr } from '@shuyuan/i18n/packs/fr/study';
import { texts as ru } from '@shuyuan/i18n/packs/ru/study';

/** The words of the report on learners, by the language of whoever asks. */
export const reportTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
