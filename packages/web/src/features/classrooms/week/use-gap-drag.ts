import { clampToGap } from '@shuyuan/contract/classrooms/clamp-to-gap';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const stepMs = limits.stepMinutes * minuteMs;

/**
 * Drawing a booking with mouse or pen inside one gap. A finger scrolls the page instead: it taps, as a key presses, and is
 * offered an hour. Escape drops what was drawn.
 */
export function useGapDrag(gap: TimeSpan, onBook: (span: TimeSpan) => void) {
  const [drawn, setDrawn] = useState<TimeSpan | null>(null);
  const anchor = useRef<number | 'dropped' | null>(null);
  const timeAt = ({ currentTarget, clientY }: MouseEvent<HTMLElement>): number => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return height === 0 ? gap.from : gap.from + ((clientY - top) / height) * (gap.to - gap.from);
  };
  const reset = (): void => {
    anchor.current = null;
    setDrawn(null);
  };
  return {
    drawn,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      anchor.current = timeAt(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (typeof anchor.current !== 'number') return;
      const span = clampToGap(gap, [anchor.current, timeAt(event)], stepMs);
      // A hand that trembles within one step presses; it does not draw.
      if (drawn || span.to - span.from > stepMs) setDrawn(span);
    },
    onPointerCancel: reset,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key !== 'Escape' || anchor.current === null) return;
      anchor.current = 'dropped';
      setDrawn(null);
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const isDropped = anchor.current === 'dropped';
      const from = event.detail === 0 ? gap.from : timeAt(event);
      const span = drawn ?? clampToGap(gap, [from, from + hourMs - stepMs], stepMs);
      reset();
      if (!isDropped) onBook(span);
    },
  };
}
