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

/** Behind this one a function that is there already is changed in its own file. */
const lastRestating = '0434';
const definesFunction = /^create (?:or replace )?function ([a-z_]+)\(/gim;

test('a function several migrations would restate stands in a file of its own, so that two changes of it meet', () => {
  const namesIn = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(definesFunction)].map(([, name = '']) => name);
  const files = globSync('packages/server/functions/*.sql').toSorted();
  expect(files.length).toBeGreaterThan(30);
  for (const path of files) expect(namesIn(path)).toEqual([basename(path, '.sql')]);

  const known = new Set(files.map((path) => basename(path, '.sql')));
  const restated = globSync('packages/server/migrations/*.sql')
    .toSorted()
    .flatMap((path) =>
      namesIn(path).filter((name) => {
        const isRestated = known.has(name) && basename(path) > `${lastRestating}-~`;
        known.add(name);
        return isRestated;
      }),
    );
  expect(restated).toEqual([]);
  const rewriting = globSync('packages/server/migrations/*.sql').filter(
    (path) => basename(path) > `${lastRestating}-~` && readFileSync(path, 'utf8').includes('pg_get_functiondef'),
  );
  expect(rewriting).toEqual([]);
});
