import { expect, test } from 'vitest';
import { cardsLeft, dailyLimits, newCardsLeft } from './daily-limits.ts';

const nothing = { answers: 0, newCards: 0 };

test('[D-183] a day has some new cards and an end, however much is due', () => {
  expect(cardsLeft({ due: 3, fresh: 500 }, nothing)).toBe(3 + dailyLimits.newCards);
  expect(cardsLeft({ due: 500, fresh: 500 }, nothing)).toBe(dailyLimits.answers);
  expect(cardsLeft({ due: 5, fresh: 5 }, { answers: dailyLimits.answers - 2, newCards: 0 })).toBe(2);
  expect(cardsLeft({ due: 5, fresh: 5 }, { answers: dailyLimits.answers + 9, newCards: 0 })).toBe(0);
  expect(newCardsLeft({ answers: 0, newCards: dailyLimits.newCards + 1 })).toBe(0);
});
