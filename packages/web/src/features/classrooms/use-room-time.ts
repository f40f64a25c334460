import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useMemo } from 'react';
import { useLanguageStore } from '../../lib/language.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Times as the wall clock of a room shows them, wherever the reader is. */
export function useRoomTime(timeZone: string) {
  const language = useLanguageStore((state) => state.language);
  return useMemo(() => {
    const formatOf = (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(localeOf[language], { timeZone, ...style });
      return (at: number): string => format.format(at);
    };
    return {
      time: formatOf(clock),
      day: formatOf({ month: 'short', day: 'numeric', weekday: 'short' }),
      dayAndYear: formatOf({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' }),
    };
  }, [language, timeZone]);
}

/** Days of the calendar in words; they belong to no zone. */
export function useDayWords() {
  const language = useLanguageStore((state) => state.language);
  return useMemo(() => {
    const format = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...style });
    const weekdays = format({ weekday: 'short' });
    const dates = format({ month: 'numeric', day: 'numeric' });
    const weeks = format({ year: 'numeric', month: 'long', day: 'numeric' });
    const long = format({ month: 'long', day: 'numeric', weekday: 'long' });
    return {
      weekday: (day: string): string => weekdays.format(Date.parse(day)),
      long: (day: string): string => long.format(Date.parse(day)),
      date: (day: string): string => dates.format(Date.parse(day)),
      /** The week that begins with a Monday. */
      week: (monday: string): string => weeks.formatRange(Date.parse(monday), Date.parse(addDays(monday, 6))),
    };
  }, [language]);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A minute of the day as `08:30`; the last is `24:00`. */
export const clockText = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
