import { minuteMs } from '@shuyuan/contract/kernel/time-units';

/** Seconds of study as whole minutes. */
export const minutesOf = (seconds: number): number => Math.round((seconds * 1_000) / minuteMs);
