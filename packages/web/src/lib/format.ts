import { abbreviate, abbreviateNarrow, displayPrice } from '@shuyuan/contract/kernel/display';
import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import { useMemo } from 'react';
import { useLanguageStore } from './language.ts';
import { type Translate, useT } from './texts.ts';

/** Older than this, a date says more than a count of days. */
const relativeForMs = 7 * dayMs;

const dateStyle = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const timeStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Making an `Intl` formatter costs more than a hundred uses of it; a table makes one per cell otherwise. */
function madeOnce<Made>(make: (locale: string) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const found = made.get(language) ?? make(localeOf[language]);
    made.set(language, found);
    return found;
  };
}

const numbers = madeOnce((locale) => new Intl.NumberFormat(locale));
const percents = madeOnce((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const dates = madeOnce((locale) => new Intl.DateTimeFormat(locale, dateStyle));
const times = madeOnce((locale) => new Intl.DateTimeFormat(locale, timeStyle));
const dateTimes = madeOnce((locale) => new Intl.DateTimeFormat(locale, { ...dateStyle, ...timeStyle }));
const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const distances = madeOnce((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** "3 minutes ago", "tomorrow"; beyond a week the date itself. */
export function relativeTime(time: number, now: number, language: Language): string {
  const distance = time - now;
  const size = Math.abs(distance);
  const format = distances(language);
  const whole = (unitMs: number): number => Math.trunc(distance / unitMs);
  if (size >= relativeForMs) return dates(language).format(time);
  if (size >= dayMs) return format.format(whole(dayMs), 'day');
  if (size >= hourMs) return format.format(whole(hourMs), 'hour');
  return format.format(whole(minuteMs), 'minute');
}

function formatsOf(language: Language, t: Translate<'common'>) {
  return {
    /** `12,345` */
    count: (count: number): string => numbers(language).format(count),
    /** 1.25 as `125%` */
    percent: (share: number): string => percents(language).format(share),
    /** FORMAT-01: hundredths as `123.45`. */
    price: (hundredths: Parameters<typeof displayPrice>[0]): string => displayPrice(hundredths, language),
    /** FORMAT-03: 1.2万 in Chinese, the whole number elsewhere. */
    abbreviated: (count: number): string => {
      const { value, unit } = abbreviate(count, language);
      return unit === null ? value : t(`format.${unit}`, { value });
    },
    /** FORMAT-04: 1.2K, 1.2W where the place is narrow. */
    narrow: (count: number): string => {
      const { value, unit } = abbreviateNarrow(count, language);
      return `${value}${unit ?? ''}`;
    },
    /** `1, 2 and 3` */
    list: (texts: readonly string[]): string => lists(language).format(texts),
    date: (time: number): string => dates(language).format(time),
    time: (time: number): string => times(language).format(time),
    dateTime: (time: number): string => dateTimes(language).format(time),
    relative: (time: number, now: number = Date.now()): string => relativeTime(time, now, language),
  };
}

/** Numbers and times as the language of the client writes them; western digits in Arabic (D-038). */
export function useFormat(): ReturnType<typeof formatsOf> {
  const language = useLanguageStore((state) => state.language);
  const t = useT('common');
  return useMemo(() => formatsOf(language, t), [language, t]);
}
