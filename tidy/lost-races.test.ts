import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Whoever was overtaken reads how things stand now, not only that they were too late. */
const bare =
  /(?:demand\((?:[^;]*?),|new AppError\()\s*'(?:[a-z-]+\.(?:wrong-state|settled)|request\.stale|approval\.template-exists)'\s*\)/;

const refusals = (text: string): string[] => text.split(';').filter((statement) => bare.test(statement));

test('a refusal without the state is found, one with it passes', () => {
  expect(refusals("demand(isMoved, 'question.wrong-state');")).toHaveLength(1);
  expect(refusals("throw new AppError('approval.settled');")).toHaveLength(1);
  expect(refusals("demand(order, 'request.stale');")).toHaveLength(1);
  expect(refusals("demand(isMoved, 'question.wrong-state', { state });")).toEqual([]);
});

test('a lost race names the state that won', () => {
  const found = sources(/^packages\/server\/src\/features\/.*(?<!\.test)\.ts$/).filter(
    ({ text }) => refusals(text).length > 0,
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
