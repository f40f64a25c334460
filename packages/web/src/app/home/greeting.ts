export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** The hour from which each greeting holds. */
const since: readonly (readonly [hour: number, Greeting])[] = [
  [23, 'night'],
  [18, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
  [0, 'night'],
];

export const greetingAt = (hour: number): Greeting => since.find(([from]) => hour >= from)?.[1] ?? 'night';
