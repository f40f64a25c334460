import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/subjects';
import { texts as cn } from '@shuyuan/i18n/packs/cn/subjects';
import { texts as en } from '@shuyuan/i18n/packs/en/subjects';
import { texts as es } from '@shuyuan/i18n/packs/es/subjects';
import { texts as fr } from '@shuyuan/i18n/packs/fr/subjects';
import { texts as ru } from '@shuyuan/i18n/packs/ru/subjects';

/** The words of the report on learners, by the language of whoever asks. */
export const subjectTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
