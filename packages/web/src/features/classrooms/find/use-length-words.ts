import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useLanguageStore } from '../../../lib/language.ts';

/** A length as people say it: minutes below an hour, else hours. */
export function useLengthWords(): (minutes: number) => string {
  const language = useLanguageStore((state) => state.language);
  const formatOf = (unit: 'minute' | 'hour') =>
    new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' });
  return (minutes) => (minutes < 60 ? formatOf('minute').format(minutes) : formatOf('hour').format(minutes / 60));
}
