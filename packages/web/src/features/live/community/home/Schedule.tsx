import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { DayLists } from './DayLists.tsx';
import { dayOf, placeInCalendar } from './month-grid.ts';
import { MonthBar } from './MonthBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import classes from './Schedule.module.css';
import { useMonth } from '../use-lives.ts';

/** LIVE-ROOM-05: the lives of a month; on a phone the days that have some, one below the other. */
export function Schedule() {
  const t = useT('activity');
  const [today] = useState(() => dayOf(Date.now()));
  const { month, day } = placeInCalendar(useSearchParams(), today);
  const read = useMonth(month);
  const itemsOf = (one: string) => read.data?.days.find((other) => other.day === one)?.items ?? [];
  const shown = day ?? (today.startsWith(month) ? today : null);
  return (
    <Panel title={t('live.home.schedule.title')} icon={<CalendarDays />}>
      <MonthBar month={month} today={today} />
      <div className={classes.desktop}>
        <MonthGrid
          month={month}
          today={today}
          chosen={shown}
          countOf={(one) => itemsOf(one).length}
          onChoose={(one) => changeSearch({ month: undefined, day: one }, { isReplacing: true })}
        />
      </div>
      <DayLists read={read} shown={shown} />
    </Panel>
  );
}
