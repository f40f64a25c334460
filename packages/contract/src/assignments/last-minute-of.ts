/** A duty is due when its day is over: the last minute of it says which day, the first of the next would name another. */
export const lastMinuteOf = (time: number): number => time - 1;
