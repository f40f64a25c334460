import { expect, test } from 'vitest';
import { sources, testFile } from './sources.ts';

test('[SHELL-15] no picture leaves it to the browser when it is fetched: lists use the 200 px of the shell', () => {
  const screens = sources(/^packages\/web\/src\/.*\.tsx$/, testFile);
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter(({ text }) => /\bloading="(?:lazy|eager)"/.test(text)).map(({ path }) => path)).toEqual([]);
});
