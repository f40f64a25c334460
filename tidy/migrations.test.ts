import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Migrations before this one are as they were run. */
const since = '0121';

/** A statement of its own, not one within a function. */
const changesRows = /^(update|delete from|insert into) /m;
const asserts = /^do \$\$ begin\n(?: {2}.*\n)*? {2}assert /m;

test('a migration that changes rows asserts what must be true of them afterwards', () => {
  const files = globSync('packages/server/migrations/*.sql').filter((path) => basename(path) >= since);
  expect(files.length).toBeGreaterThan(3);
  const silent = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return changesRows.test(text) && !asserts.test(text);
  });
  expect(silent).toEqual([]);
});
