import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/activity';
import { texts as cn } from '@shuyuan/i18n/packs/cn/activity';
import { texts as en } from '@shuyuan/i18n/packs/en/activity';
import { texts as es } from '@shuyuan/i18n/packs/es/activity';
import { texts as fr } from '@shuyuan/i18n/packs/fr/activity';
import { texts as ru } from '@shuyuan/i18n/packs/ru/activity';

/** The words for the state of an attempt, by the language of whoever asks. */
export const statusTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
