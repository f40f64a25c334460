import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';

/** Where a stretch of time stands on the strip of a day. */
export function placeIn(hours: TimeSpan, { from, to }: TimeSpan) {
  const share = (ms: number): string => `${(ms / (hours.to - hours.from)) * 100}%`;
  return { insetBlockStart: share(from - hours.from), blockSize: share(to - from) };
}
