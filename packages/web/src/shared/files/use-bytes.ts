import { type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import { useCallback } from 'react';
import { useLanguageStore } from '../../lib/language.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const wordedUnit = (language: Language, unit: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, maximumFractionDigits: digits });

/** D-169: 1024-based, as the limits of files are. */
export function bytesText(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return wordedUnit(language, units[step] ?? 'byte', step > 0 && value < 100 ? 1 : 0).format(value);
}

/** A time somebody waits: exact to the second only where that says something. */
export function durationText(seconds: number, language: Language): string {
  if (seconds < 60) return wordedUnit(language, 'second', 0).format(seconds);
  if (seconds < 3_600) return wordedUnit(language, 'minute', 0).format(Math.ceil(seconds / 60));
  return wordedUnit(language, 'hour', 1).format(seconds / 3_600);
}

export function useBytes(): (bytes: number) => string {
  const language = useLanguageStore((state) => state.language);
  return useCallback((bytes: number) => bytesText(bytes, language), [language]);
}

export function useDuration(): (seconds: number) => string {
  const language = useLanguageStore((state) => state.language);
  return useCallback((seconds: number) => durationText(seconds, language), [language]);
}
