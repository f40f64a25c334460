import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/assignments';
import { texts as cn } from '@shuyuan/i18n/packs/cn/assignments';
import { texts as en } from '@shuyuan/i18n/packs/en/assignments';
import { texts as es } from '@shuyuan/i18n/packs/es/assignments';
import { texts as fr } from '@shuyuan/i18n/packs/fr/assignments';
import { texts as ru } from '@shuyuan/i18n/packs/ru/assignments';

/** The words of the reports on required training, by the language of whoever asks. */
export const assignmentTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
