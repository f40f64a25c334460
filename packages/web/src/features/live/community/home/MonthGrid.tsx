import { localeOf } from '@shuyuan/contract/kernel/languages';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useT } from '../../../../lib/texts.ts';
import { firstDayOf, monthOf, noonOf, shiftDay, stepOfKey, weeksOf } from './month-grid.ts';
import classes from './Schedule.module.css';

type Props = {
  month: string;
  today: string;
  chosen: string | null;
  /** How many lives a day has. */
  countOf: (day: string) => number;
  onChoose: (day: string) => void;
};

function WeekdayRow({ week, locale }: { week: readonly string[]; locale: string }) {
  const [long, narrow] = (['long', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday }),
  ) as [Intl.DateTimeFormat, Intl.DateTimeFormat];
  return (
    <tr>
      {week.map((day) => (
        <th key={day} scope="col" abbr={long.format(noonOf(day))} className={classes.weekday}>
          {narrow.format(noonOf(day))}
        </th>
      ))}
    </tr>
  );
}

/** LIVE-ROOM-05: a month one walks through by the arrow keys; one stop of the Tab key. */
export function MonthGrid({ month, today, chosen, countOf, onChoose }: Props) {
  const t = useT('activity');
  const { language } = useLanguage();
  const locale = localeOf[language];
  const table = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const weeks = weeksOf(month, firstDayOf(locale));
  const isHere = (day: string | null): day is string => day !== null && monthOf(day) === month;
  const stop = [walked, chosen, today].find(isHere) ?? `${month}-01`;
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const walk = (event: KeyboardEvent): void => {
    const step = stepOfKey(event.key, document.dir === 'rtl');
    const next = step === null ? null : shiftDay(stop, step);
    if (!isHere(next)) return;
    event.preventDefault();
    setWalked(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <table ref={table} className={classes.grid} aria-label={t('live.home.schedule.title')}>
      <thead>{weeks[0] && <WeekdayRow week={weeks[0]} locale={locale} />}</thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                {monthOf(day) === month && (
                  <button
                    type="button"
                    className={classes.day}
                    data-day={day}
                    data-today={day === today || undefined}
                    data-busy={countOf(day) > 0 || undefined}
                    tabIndex={day === stop ? 0 : -1}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={t('live.home.schedule.day', { date: long.format(noonOf(day)), count: countOf(day) })}
                    onKeyDown={walk}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
