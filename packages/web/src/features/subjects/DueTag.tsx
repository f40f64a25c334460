import { deadlineStateOf } from '@shuyuan/contract/subjects/deadline';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

type Props = { dueTime: number | null; finishTime: number | null };

const tones = { none: 'neutral', open: 'neutral', soon: 'gold', late: 'cinnabar', kept: 'pine' } as const;

/** By when, and whether that is soon, past or was kept. */
export function DueTag({ dueTime, finishTime }: Props) {
  const t = useT('subjects');
  const { dateTime } = useFormat();
  const [now] = useState(Date.now);
  const state = deadlineStateOf({ dueTime, finishTime, now });
  if (dueTime === null || state === 'none') return null;
  // The last minute of the day, not the first of the next.
  return <Tag tone={tones[state]}>{t(`subjects.due.${state}`, { time: dateTime(dueTime - 1) })}</Tag>;
}
