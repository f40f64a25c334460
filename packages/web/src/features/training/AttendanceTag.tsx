import type { AttendanceState } from '@shuyuan/contract/training/attendance-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = { present: 'pine', late: 'gold', excused: 'neutral', absent: 'cinnabar' } as const;

/** Whether somebody was at a meeting, in a word. */
export function AttendanceTag({ state }: { state: AttendanceState }) {
  const t = useT('classes');
  return <Tag tone={tones[state]}>{t(`classes.attendance.${state}`)}</Tag>;
}
