import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/packs';
import { texts as cn } from '@shuyuan/i18n/packs/cn/packs';
import { texts as en } from '@shuyuan/i18n/packs/en/packs';
import { texts as es } from '@shuyuan/i18n/packs/es/packs';
import { texts as fr } from '@shuyuan/i18n/packs/fr/packs';
import { texts as ru } from '@shuyuan/i18n/packs/ru/packs';

/** The words of the table of a pack, by the language of whoever asks. */
export const packTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
