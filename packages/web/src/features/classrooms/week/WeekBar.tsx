import { Button } from '@mantine/core';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RoomSearch } from '../RoomSearch.tsx';
import classes from '../Rooms.module.css';
import type { ViewProps } from '../rooms-address.ts';
import { useToday } from '../use-today.ts';
import { useDayWords } from '../use-room-time.ts';

const offsets = [0, 1, 2, 3, 4, 5, 6];

/** Which week, which of its days where only one is shown, and which rooms. */
export function WeekBar({ day, state, onChange }: ViewProps & { day: string }) {
  const t = useT('classrooms');
  const words = useDayWords();
  const monday = mondayOf(day);
  const today = useToday();
  const isThisWeek = mondayOf(today) === monday;
  const days = offsets.map((offset) => addDays(monday, offset));
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.moves}>
          <IconButton
            label={t('classrooms.week.previous')}
            icon={<ChevronLeft size={18} aria-hidden className={classes.turning} />}
            onClick={() => onChange({ day: addDays(day, -7) })}
          />
          <IconButton
            label={t('classrooms.week.next')}
            icon={<ChevronRight size={18} aria-hidden className={classes.turning} />}
            onClick={() => onChange({ day: addDays(day, 7) })}
          />
          <h2 className={classes.week} aria-live="polite">
            {words.week(monday)}
          </h2>
          {!isThisWeek && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange({ day: undefined })}>
              {t('classrooms.week.this')}
            </Button>
          )}
        </div>
        <RoomSearch state={state} onChange={onChange} />
      </div>
      <div className={classes.days}>
        <ChoiceTabs
          label={t('classrooms.week.day')}
          tabs={days.map((name) => ({ name, label: words.weekday(name) }))}
          current={day}
          onChoose={(name) => onChange({ day: name })}
        />
      </div>
    </>
  );
}
