import { type Language, localeOf } from '@shuyuan/contract/kernel/languages';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the unit a person would say, with one digit more where it helps. */
export function bytesText(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  const style = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: value < 100 && step > 0 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(localeOf[language], style).format(value);
}

export const millisecondsText = (ms: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(
    ms,
  );

/** The parts of a time the server has been running. */
export const uptimeParts = (seconds: number): { days: number; hours: number; minutes: number } => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor((seconds % 86_400) / 3_600),
  minutes: Math.floor((seconds % 3_600) / 60),
});
