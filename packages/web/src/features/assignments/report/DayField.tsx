import { TextInput } from '@mantine/core';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { zoneHere } from '../../../lib/zone-name.ts';
import classes from '../manage/Assignments.module.css';
import type { ListProps } from '../manage/assignments-address.ts';

/** The day a report is about; empty, it is about now. */
export function DayField({ state: { day }, onMove }: ListProps) {
  const t = useT('assignments');
  const [today] = useState(() => dayIn(zoneHere(), Date.now()));
  return (
    <TextInput
      type="date"
      className={classes.choice}
      label={t('assignments.asOf.day')}
      description={t('assignments.asOf.hint')}
      max={today}
      value={day}
      onChange={(event) => onMove({ day: event.currentTarget.value, after: '', page: 1 })}
    />
  );
}
