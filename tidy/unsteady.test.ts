import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { literalPattern } from '../scripts/literal-pattern.ts';
import { readUnsteady, type Unsteady } from '../scripts/unsteady.mjs';
import { parse, type Source, sources, testFile, walk } from './sources.ts';

const file = 'tidy/unsteady.json';
const mostDays = 14;
/** A fourth may be listed when one of these is mended. */
const mostEntries = 3;

/** Texts that a runner or a table fills in: `%s`, `$name`, `${name}`. */
const gap = /%[a-z]|\$\{[^}]*\}|\$\w+/;

/** The titles that a text or template may become when it runs. */
function patternOf(text: string): RegExp[] {
  const parts = text.split(new RegExp(gap, 'g'));
  const isNamed = parts.some((part) => part.trim().length > 3);
  // A group of looks is a journey in each language: its title and `(ar)`.
  return isNamed ? [new RegExp(`^${parts.map((part) => literalPattern(part)).join('.*')}(?: \\(\\w+\\))?$`, 's')] : [];
}

/** The first text of every call, and every `title`: that is where tests, journeys and tables of looks have them. */
function titlesIn(source: Source): RegExp[] {
  const found: RegExp[] = [];
  walk(parse(source), (node) => {
    const isTitle = ts.isPropertyAssignment(node) && node.name.getText() === 'title';
    const first = ts.isCallExpression(node) ? node.arguments[0] : isTitle ? node.initializer : undefined;
    if (!first) return;
    if (ts.isStringLiteralLike(first)) found.push(...patternOf(first.text));
    else if (ts.isTemplateExpression(first)) found.push(...patternOf(first.getText().slice(1, -1)));
  });
  return found;
}

/** `file › test` as the record of a run names it, or the title of a journey. */
function isKnown(title: string, all: readonly Source[]): boolean {
  const [path, name] = title.split(' › ');
  const holders = all.filter((source) => (name === undefined ? source.path.startsWith('e2e/') : source.path === path));
  const shown = (name ?? title).split(' > ').at(-1) ?? '';
  return holders.some((source) => titlesIn(source).some((pattern) => pattern.test(shown)));
}

/** The day a title was first written into the list; null when history is not here or it is not committed yet. */
function firstListed(title: string): string | null {
  const args = ['log', '--reverse', '--format=%as', `-S${JSON.stringify(title).slice(1, -1)}`, '--', file];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n')[0] || null;
}

type Facts = {
  readonly today: string;
  readonly isKnown: (title: string) => boolean;
  readonly firstListed: (title: string) => string | null;
};

function complaintsAbout({ title, cause, added, expires }: Unsteady, facts: Facts): string[] {
  const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(added) || !isDay(expires)) return [`${title}: added and expires are days, as in 2026-11-30`];
  // Whatever it says itself: an entry that leaves and comes back, or whose days are rewritten, has had its fourteen days.
  const began = [added, facts.firstListed(title) ?? added].toSorted()[0] ?? added;
  const days = (Date.parse(expires) - Date.parse(began)) / dayMs;
  return [
    ...(cause.trim().length < 10 ? [`${title}: without a suspected cause nobody will mend it`] : []),
    ...(added > facts.today ? [`${title}: was added on a day to come`] : []),
    ...(expires < facts.today ? [`${title}: expired on ${expires}; mend it`] : []),
    ...(days > mostDays ? [`${title}: ${days} days are more than ${mostDays}`] : []),
    ...(facts.isKnown(title) ? [] : [`${title}: no test has this title`]),
  ];
}

const entry: Unsteady = {
  title: 'a.test.ts › group > waits for 7',
  cause: 'the timer of the stream is not ours',
  added: '2026-11-01',
  expires: '2026-11-15',
};
const facts: Facts = { today: '2026-11-10', isKnown: () => true, firstListed: () => null };
const complaints = (change: Partial<Unsteady>, known: Partial<Facts> = {}) =>
  complaintsAbout({ ...entry, ...change }, { ...facts, ...known });

test('an entry is refused when it has expired, lives for more than 14 days, has no cause or no test', () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({}, { today: '2026-11-16' })).toEqual([expect.stringContaining('expired on 2026-11-15')]);
  expect(complaints({ expires: '2026-11-16' })).toEqual([expect.stringContaining('15 days')]);
  expect(complaints({ added: '2026-11-12' })).toEqual([expect.stringContaining('a day to come')]);
  expect(complaints({ cause: ' ' })).toEqual([expect.stringContaining('suspected cause')]);
  expect(complaints({}, { isKnown: () => false })).toEqual([expect.stringContaining('no test has this title')]);
  expect(complaints({ expires: 'soon' })).toEqual([expect.stringContaining('are days')]);
});

test('the days count from the first time a title was listed, whatever is written beside it now', () => {
  expect(complaints({}, { firstListed: () => '2026-09-01' })).toEqual([expect.stringContaining('75 days')]);
});

test('a title is known with what a runner or a table fills in, and only in its own file', () => {
  const text =
    "describe('group', () => test.each([7])('waits for %i', f)); test('stays', f); journey(`rows of ${a}`, f);" +
    "const group = { title: 'all of live' };";
  const all = [
    { path: 'a.test.ts', text },
    { path: 'e2e/b.e2e.ts', text },
  ];
  expect(isKnown(entry.title, all)).toBe(true);
  expect(isKnown('a.test.ts › stays', all)).toBe(true);
  expect(isKnown('rows of files', all)).toBe(true);
  expect(isKnown('all of live (ar)', all)).toBe(true);
  expect(isKnown('a.test.ts › leaves', all)).toBe(false);
  expect(isKnown('c.test.ts › stays', all)).toBe(false);
});

test(`${file} holds at most ${mostEntries} titles, each for ${mostDays} days of its life`, () => {
  const listed = readUnsteady();
  const all = listed.length > 0 ? sources(new RegExp(`${testFile.source}|^e2e/looks/`)) : [];
  const here: Facts = {
    today: new Date().toISOString().slice(0, 10),
    isKnown: (title) => isKnown(title, all),
    firstListed,
  };
  expect(listed.length).toBeLessThanOrEqual(mostEntries);
  expect(listed.flatMap((one) => complaintsAbout(one, here))).toEqual([]);
});
