import { expect, test } from 'vitest';
import { type Act, byDay, choose, inOrder } from './programme.ts';

const journeyOf = (title: string, night?: readonly string[]) => ({
  title,
  options: {},
  minutes: 1,
  night,
  body: async () => undefined,
});

const act = (name: string, ...titles: string[]): Act => ({
  name,
  product: {},
  journeys: titles.map((title) => journeyOf(title)),
});

const acts = [act('shell', 'the bare address'), act('people', 'a card by keyboard', 'a new password')];
const titlesOf = (chosen: readonly Act[]) =>
  chosen.map(({ name, journeys }) => [name, ...journeys.map((j) => j.title)]);

test('a part of a title chooses journeys, and files without one are not begun', () => {
  expect(titlesOf(choose(acts, ['keyboard']))).toEqual([['people', 'a card by keyboard']]);
  expect(titlesOf(choose(acts, ['bare', 'password']))).toEqual([
    ['shell', 'the bare address'],
    ['people', 'a new password'],
  ]);
  expect(choose(acts, ['nothing of the kind'])).toEqual([]);
  expect(choose(acts, [])).toEqual(acts);
});

test('a file chooses all of its journeys', () => {
  expect(titlesOf(choose(acts, ['e2e/people.e2e.ts']))).toEqual([['people', 'a card by keyboard', 'a new password']]);
});

test('the longest file comes first, as it was recorded, else by the number of its journeys', () => {
  expect(inOrder(acts, {}).map(({ name }) => name)).toEqual(['people', 'shell']);
  expect(inOrder(acts, { 'e2e/shell.e2e.ts': 60 }).map(({ name }) => name)).toEqual(['shell', 'people']);
});

test('by day what is of the night is performed when one of its features changed, or nobody knows what did', () => {
  const outage: Act = { ...act('live-outage', 'the media process is killed'), product: { night: ['live'] } };
  const names = (changed: string | undefined) => byDay([...acts, outage], changed).map(({ name }) => name);
  expect(names('')).toEqual(['shell', 'people']);
  expect(names('server/files,web/teams,web/all')).toEqual(['shell', 'people']);
  expect(names('server/files,server/live')).toContain('live-outage');
  expect(names('web/live')).toContain('live-outage');
  expect(names('journey/live-outage')).toContain('live-outage');
  expect(names('journey/live-room')).not.toContain('live-outage');
  expect(names('all')).toContain('live-outage');
  expect(names(undefined)).toContain('live-outage');
});

test('by day a group of looks is shown when pages of its features may be drawn in another way', () => {
  const looks = act('looks-study');
  const all: Act = {
    ...looks,
    journeys: [journeyOf('courses', ['web/study']), journeyOf('exams', ['web/exams', 'web/app'])],
  };
  const titles = (changed: string) => byDay([all], changed).flatMap((one) => one.journeys.map(({ title }) => title));
  expect(titles('server/study,web/files')).toEqual([]);
  expect(titles('server/study,web/study')).toEqual(['courses']);
  expect(titles('web/app')).toEqual(['exams']);
  expect(titles('web/all')).toEqual(['courses', 'exams']);
  expect(byDay([all], 'server/live')).toEqual([]);
});
