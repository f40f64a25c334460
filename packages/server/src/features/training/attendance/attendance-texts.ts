import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/classes';
import { texts as cn } from '@shuyuan/i18n/packs/cn/classes';
import { texts as en } from '@shuyuan/i18n/packs/en/classes';
import { texts as es } from '@shuyuan/i18n/packs/es/classes';
import { texts as fr } from '@shuyuan/i18n/packs/fr/classes';
import { texts as ru } from '@shuyuan/i18n/packs/ru/classes';

/** The words of who was there, by the language of whoever asks. */
export const attendanceTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
