import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useLanguage } from '../../../../lib/texts.ts';

/** Money and hours as the language writes them. */
export function useAmounts() {
  const { language } = useLanguage();
  const locale = localeOf[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    hours: (minutes: number): string => number.format(minutes / 60),
    money: (hundredths: number, currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(hundredths / 100),
  };
}
