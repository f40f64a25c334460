/** Prints as JSON what `npm run check -- changed` has to look at. */
import { existsSync } from 'node:fs';
import { changedSince, readRepository, whereWorkBegan } from './changes.ts';
import { chooseTests } from './choose-tests.ts';

const since = whereWorkBegan();
const changed = since === null ? null : changedSince(since);
const choice = chooseTests(changed ?? ['package.json'], readRepository());
console.log(JSON.stringify({ since, changed: changed?.filter((path) => existsSync(path)) ?? null, ...choice }));
