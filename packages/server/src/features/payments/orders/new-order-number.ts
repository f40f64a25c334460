import { randomInt } from 'node:crypto';

/** Short enough to be typed into a transfer, and nobody guesses that of somebody else. */
export const newOrderNumber = (): string => `SY${randomInt(10 ** 9, 10 ** 10)}`;
