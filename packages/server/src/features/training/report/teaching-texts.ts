import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/teaching';
import { texts as cn } from '@shuyuan/i18n/packs/cn/teaching';
import { texts as en } from '@shuyuan/i18n/packs/en/teaching';
import { texts as es } from '@shuyuan/i18n/packs/es/teaching';
import { texts as fr } from '@shuyuan/i18n/packs/fr/teaching';
import { texts as ru } from '@shuyuan/i18n/packs/ru/teaching';

/** The words of reports on classes, by the language of whoever asks. */
export const teachingTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
