import { expect, test } from 'vitest';
import { sources, testFile } from './sources.ts';

/** Where a failure is no failed read. The list may only become shorter. */
const allowed: Readonly<Record<string, string>> = {
  'packages/web/src/app/RouteStates.tsx':
    'a page that did not open: a lost chunk, a thrown error, or a refusal in its own words',
  'packages/web/src/app/gallery/StateSpecimens.tsx': 'shows the part itself',
  'packages/web/src/features/live/room/LiveActionPage.tsx': 'a room that is not open yet may be in a moment',
  'packages/web/src/features/sharing/poster/PosterPicture.tsx': 'drawn by the browser; nobody was asked for it',
  'packages/web/src/shared/reads/ReadStates.tsx': 'the one place that tells a refusal from a failure',
};

const client = sources(/^packages\/web\/src\/.*\.tsx$/, testFile);
const using = (pattern: RegExp): string[] => client.flatMap(({ path, text }) => (pattern.test(text) ? path : []));

test('a read that failed is shown by `ReadFailure`, which never calls a refusal “could not be loaded”', () => {
  expect(using(/<ErrorState\b/)).toEqual(Object.keys(allowed));
});

test('no part says in its own words that a read failed without looking whether it was refused', () => {
  const own = client.filter(({ text }) => /\bisError\b[^\n]*(?:<p\b|ailed')/.test(text));
  expect(own.filter(({ text }) => !/\brefusalText\(|<ReadFailure\b/.test(text)).map(({ path }) => path)).toEqual([]);
});
