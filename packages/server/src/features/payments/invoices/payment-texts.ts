import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/payments';
import { texts as cn } from '@shuyuan/i18n/packs/cn/payments';
import { texts as en } from '@shuyuan/i18n/packs/en/payments';
import { texts as es } from '@shuyuan/i18n/packs/es/payments';
import { texts as fr } from '@shuyuan/i18n/packs/fr/payments';
import { texts as ru } from '@shuyuan/i18n/packs/ru/payments';

/** The words of the table of invoices, by the language of whoever asks. */
export const paymentTexts: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };
