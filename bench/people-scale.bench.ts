import { listManagedMembers } from '../packages/contract/src/people/members.wire.ts';
import { readOrganizationBranch, searchOrganizations } from '../packages/contract/src/people/organizations.wire.ts';
import { listMembers } from '../packages/contract/src/people/people.wire.ts';
import type { Caller } from '../packages/server/src/world/caller.ts';
import { nameOf, openTown } from './sides/companies.ts';
import { type Question, question } from './sides/question.ts';
import { writeResult } from './write-result.ts';

/**
 * Whether a big company waits longer than a small one: 100 members in 10 organisations beside 10,000 in 500, two
 * tenants of one database, asked in turns through the whole server.
 */
const rounds = 15;
const callsPerRound = 20;
const wanted = 1.5;

const town = await openTown();

const questions = [
  question('member list, first page', listManagedMembers, () => ({})),
  question('member list, active only', listManagedMembers, () => ({ state: 'active' as const })),
  question('members of one department', listManagedMembers, (key) => ({ organizationId: `${key}7` })),
  question('search by name', listManagedMembers, () => ({ search: nameOf(42) })),
  question('search by number', listManagedMembers, (key) => ({ search: `${key}-00042` })),
  question('search by account', listManagedMembers, (key) => ({ search: `${key}77@` })),
  question('directory of colleagues', listMembers, () => ({})),
  question('organisation tree, as it opens', readOrganizationBranch, () => ({})),
  question('organisation tree, a branch', readOrganizationBranch, (key) => ({ id: `${key}7` })),
  question('organisation by name', searchOrganizations, () => ({ search: 'department 7' })),
];

type Side = { readonly key: string; readonly caller: Caller };

/** In turns, so that whatever else this machine does meets both. */
async function timesOf(ask: Question['ask'], sides: readonly Side[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(sides.map(({ key }) => [key, []]));
  const turns = Array.from({ length: (rounds + 1) * callsPerRound }, (_, n) => n);
  for (const turn of turns) {
    for (const { key, caller } of sides) {
      const started = performance.now();
      await ask(caller, key);
      // The first round plans the statements.
      if (turn >= callsPerRound) times.get(key)?.push(performance.now() - started);
    }
  }
  return times;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

try {
  const sides = [
    { key: 'small', caller: await town.found('small', { members: 100, organizations: 10 }) },
    { key: 'large', caller: await town.found('large', { members: 10_000, organizations: 500 }) },
  ];
  await town.settle();
  const rows: (string | number)[][] = [];
  const ratios = new Map<string, number>();
  for (const { name, ask } of questions) {
    const times = await timesOf(ask, sides);
    const [small = 1, large = 1] = sides.map(({ key }) => median(times.get(key) ?? []));
    ratios.set(name, large / small);
    rows.push([name, small.toFixed(2), large.toFixed(2), (large / small).toFixed(2)]);
  }
  writeResult('people-scale', {
    title: 'A hundred times as many people',
    about: `Median milliseconds of ${rounds * callsPerRound} calls each, in turns: 100 members in 10 organisations against 10,000 in 500, through the whole server on one database. All departments stand right below the company, so that the tree opens with a full page of them. Wanted: at most ${wanted}.`,
    head: ['call', '100 members', '10,000 members', 'ratio'],
    rows,
  });
  const slow = [...ratios.values()].filter((ratio) => ratio > wanted);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await town.close();
}
