import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/share';
import { texts as cn } from '@shuyuan/i18n/packs/cn/share';
import { texts as en } from '@shuyuan/i18n/packs/en/share';
import { texts as es } from '@shuyuan/i18n/packs/es/share';
import { texts as fr } from '@shuyuan/i18n/packs/fr/share';
import { texts as ru } from '@shuyuan/i18n/packs/ru/share';

/** The names of reasons and of the platform, as lists of trades have them. */
export const tradeTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
