import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Messages behind this commit are judged; those before it are history. */
const since = 'e5edb2b969ab7f6f73e3f7b4bf47e1bffdb090ad';
const form = /^(feat|fix|refactor|perf|test|docs|build|revert|style)(\([a-z0-9-]+\))?: [a-z0-9`“‘].*[^.]$/;
/** Formatting and moves say all there is in their title. */
const needsReason = (title: string): boolean => !title.startsWith('style');

function faultOf(message: string): string | null {
  const [title = '', second = '', ...body] = message.trim().split('\n');
  if (!form.test(title)) return `not “type(feature): what it does”: ${title}`;
  if (title.length > 100) return `longer than 100 characters: ${title}`;
  if (second !== '') return `no empty line below: ${title}`;
  return needsReason(title) && body.join('').trim() === '' ? `does not say why: ${title}` : null;
}

/** Null where this copy does not know the commit: a clone without history. */
function messagesSince(commit: string): string[] | null {
  try {
    const args = ['log', '--no-merges', '--format=%B%x00', `${commit}..HEAD`];
    const log = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return log.split('\0').filter((message) => message.trim() !== '');
  } catch {
    return null;
  }
}

test('each fault of a message is found, and a good one is not', () => {
  const why = '\n\nBecause it was wrong.';
  expect(faultOf(`fix(live): say when it begins${why}`)).toBeNull();
  expect(faultOf('style(web): format')).toBeNull();
  for (const title of ['Fix live', 'fix(live): Say when.', 'wip: x', `fix: ${'a'.repeat(100)}`])
    expect(faultOf(title + why)).not.toBeNull();
  for (const message of ['fix(live): say when it begins', 'fix(live): say when it begins\nat once'])
    expect(faultOf(message)).not.toBeNull();
});

test('commits say what they do and why', () => {
  const messages = messagesSince(since);
  if (messages === null) console.warn('commit messages were not judged: this copy has no history');
  expect((messages ?? []).flatMap((message) => faultOf(message) ?? [])).toEqual([]);
});
