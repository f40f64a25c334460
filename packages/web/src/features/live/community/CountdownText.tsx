import { leftWords, partsOf, type Times } from '@shuyuan/contract/live/countdown';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useCountdown } from './use-countdown.ts';

type Props = {
  times: Times;
  onZero?: (() => void) | undefined;
  className?: string | undefined;
  /** Stands in its place while nobody wants to count yet. */
  otherwise?: ReactNode;
  /** Stands in its place now. Taking the countdown away at its zero instead would take away whoever tells of it. */
  instead?: ReactNode | undefined;
};

/** LIVE-ROOM-18, LIVE-ROOM-19, D-071: how long it is still, within an hour of the start and two days of the end. */
export function CountdownText({ times, onZero, className, otherwise = null, instead }: Props) {
  const t = useT('common');
  const shown = useCountdown(times, onZero);
  if (instead !== undefined) return instead;
  if (!shown) return otherwise;
  const { to, left } = shown;
  const words = t(`countdown.${leftWords(left)}`, partsOf(left));
  return (
    <span role="timer" className={className}>
      {t(to === 'start' ? 'countdown.toStart' : 'countdown.toEnd', { left: words })}
    </span>
  );
}
