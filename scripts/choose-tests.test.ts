import { expect, test } from 'vitest';
import { chooseNight, chooseTests, wholeNight } from './choose-tests.ts';
import { readGraph } from './import-graph.ts';

const server = 'packages/server/src';
const contract = 'packages/contract/src';

/** `teams` has rules, a door and a page; `sharing` imports its door, `ledger` imports nothing of it. */
const files: Record<string, string> = {
  [`${contract}/teams/places.ts`]: "import { page } from '../kernel/paging.ts';",
  [`${contract}/teams/places.test.ts`]: "import { places } from './places.ts';",
  [`${contract}/kernel/paging.ts`]: '',
  [`${contract}/kernel/error-table.ts`]: '',
  [`${contract}/kernel/error-table.test.ts`]: '',
  [`${server}/features/teams/index.ts`]: "export { joinTeam } from './join-team.ts';",
  [`${server}/features/teams/join-team.ts`]: "import { places } from '@shuyuan/contract/teams/places';",
  [`${server}/features/teams/teams.store.ts`]:
    "import { inPages } from '../../platform/paged.ts'; db.selectFrom('team_member')",
  [`${server}/features/teams/teams.test.ts`]: "import { openWorld } from '../../world/open-world.ts';",
  [`${server}/features/sharing/share.ts`]: "import { joinTeam } from '../teams/index.ts';",
  [`${server}/features/sharing/share.test.ts`]: "import { openWorld } from '../../world/open-world.ts';",
  [`${server}/features/ledger/post.ts`]: "import { demand } from '@shuyuan/contract/kernel/error-table';",
  [`${server}/features/ledger/post.test.ts`]: "import { openWorld } from '../../world/open-world.ts';",
  [`${server}/features/ledger/places.test.ts`]: "import { places } from '@shuyuan/contract/teams/places';",
  [`${server}/features/ledger/ledger.test.ts`]: '',
  [`${server}/platform/paged.ts`]: "import { page } from '@shuyuan/contract/kernel/paging';",
  [`${server}/platform/paged.test.ts`]: "import { inPages } from './paged.ts';",
  [`${server}/app/routes.ts`]: "import '../features/teams/index.ts'; import '../features/ledger/post.ts';",
  [`${server}/app/permissions.test.ts`]: "import { routes } from './routes.ts';",
  [`${server}/world/open-world.ts`]: "import { routes } from '../app/routes.ts';",
  [`${server}/world/accounts.ts`]: "import { post } from '../features/ledger/post.ts';",
  'packages/web/src/features/teams/TeamPage.tsx': "const Page = lazy(() => import('./TeamBody.tsx'));",
  'packages/web/src/features/teams/TeamBody.tsx': "import style from './TeamBody.module.css';",
  'packages/web/src/features/teams/TeamPage.test.tsx': "import { TeamPage } from './TeamPage.tsx';",
  'packages/web/src/app/frame/Frame.test.tsx': '',
  'packages/server/migrations/0001-create-teams.sql':
    'create table team_member (id text); create table of_teams (id text);',
  'packages/server/migrations/0002-watch-teams.sql':
    'create trigger noted after update of state on team_member for each row execute function note_team();',
  'packages/server/functions/note_team.sql':
    'create or replace function note_team() returns trigger language plpgsql as $$ begin update team_member set id = id; end $$;',
  'packages/i18n/src/packs/cn/teams.ts': '',
  'packages/i18n/src/packs.test.ts': '',
  'tidy/names.test.ts': '',
  'e2e/teams.e2e.ts': '',
  'pages/teams-joining.test.ts': "import { openPage } from './page.ts';",
  'pages/page.ts': '',
  'pages/home.test.ts': '',
};
const graph = readGraph(Object.entries(files).map(([path, text]) => ({ path, text })));
const always = [`${server}/app/permissions.test.ts`, 'tidy/names.test.ts'];
const chosen = (...changed: string[]) => {
  const { features, tests } = chooseTests(changed, graph);
  return { features, tests: tests.filter((path) => !always.includes(path)).map((path) => path.split('/').at(-1)) };
};

test('a change of a rule asks its feature on every side that uses it, and the features and tests that import it', () => {
  expect(chosen(`${contract}/teams/places.ts`)).toEqual({
    features: ['contract/teams', 'server/sharing', 'server/teams'],
    tests: ['places.test.ts', 'teams.test.ts', 'share.test.ts', 'places.test.ts', 'teams-joining.test.ts'],
  });
});

test('a test that changed is asked, and nothing else', () => {
  expect(chosen(`${server}/features/ledger/post.test.ts`)).toEqual({ features: [], tests: ['post.test.ts'] });
});

test('a change of one side leaves the other alone', () => {
  expect(chosen(`${server}/features/teams/join-team.ts`)).toEqual({
    features: ['server/sharing', 'server/teams'],
    tests: ['teams.test.ts', 'share.test.ts', 'teams-joining.test.ts'],
  });
  expect(chosen('packages/web/src/features/teams/TeamBody.module.css')).toEqual({
    features: ['web/teams'],
    tests: ['TeamPage.test.tsx', 'teams-joining.test.ts'],
  });
});

test('a page test is asked when either side of its feature changed, or what opens its page', () => {
  expect(chosen('pages/page.ts')).toEqual({ features: [], tests: ['teams-joining.test.ts'] });
});

test('a shared file leads to the features that use it, through other shared code, and to the tests beside it', () => {
  expect(chosen(`${contract}/kernel/paging.ts`)).toEqual({
    features: ['contract/teams', 'server/teams'],
    tests: ['places.test.ts', 'teams.test.ts', 'paged.test.ts', 'teams-joining.test.ts'],
  });
});

test('a table that everybody reads leads to its own test only', () => {
  expect(chosen(`${contract}/kernel/error-table.ts`)).toEqual({ features: [], tests: ['error-table.test.ts'] });
});

test('the told world leads to the features it tells of; a text to the pages of its feature and the tests of all texts', () => {
  expect(chosen(`${server}/world/accounts.ts`)).toEqual({
    features: ['server/ledger'],
    tests: ['post.test.ts', 'places.test.ts', 'ledger.test.ts'],
  });
  expect(chosen('packages/i18n/src/packs/cn/teams.ts')).toEqual({
    features: ['web/teams'],
    tests: ['TeamPage.test.tsx', 'packs.test.ts', 'teams-joining.test.ts'],
  });
});

test('a migration asks the features whose code names what it makes or changes, as does a function', () => {
  expect(chosen('packages/server/functions/note_team.sql').features).toEqual(['server/teams']);
  expect(chosen('packages/server/migrations/0002-watch-teams.sql')).toEqual({
    features: ['server/teams'],
    tests: ['teams.test.ts', 'teams-joining.test.ts'],
  });
});

test('who may do what is asked always, a changed journey is named, a package changes everything', () => {
  expect(chooseTests(['e2e/teams.e2e.ts'], graph)).toEqual({
    features: [],
    tests: always,
    journeys: ['e2e/teams.e2e.ts'],
    isEverything: false,
  });
  const all = Object.keys(files).filter((path) => path.includes('.test.'));
  expect(chooseTests(['package-lock.json'], graph).tests).toEqual(all);
});

const killed = `${server}/features/teams/killed.night.test.ts`;
const byChance = `${contract}/teams/drawn.test.ts`;
const night: Record<string, string> = {
  ...files,
  [killed]: '',
  [byChance]: "import fc from 'fast-check';",
  'e2e/outage.e2e.ts': "import { keys } from './keys.ts'; export const product: Product = { night: ['teams'] };",
  'e2e/keys.ts': "import { eventually } from './waiting.ts';",
  'e2e/waiting.ts': '',
  'e2e/looks-live.e2e.ts': "import { judge } from './looks/judge.ts'; import './waiting.ts';",
  'e2e/looks/money.ts':
    "{ title: 'coins', features: ['ledger'] }, { title: 'prices', features: ['pricing', 'ledger'] }",
  'e2e/looks/judge.ts': '',
};
const nightGraph = readGraph(Object.entries(night).map(([path, text]) => ({ path, text })));

const client = 'packages/web/src/features/teams/TeamPage.test.tsx';
const page = 'pages/teams-joining.test.ts';

test('the night part, pages and tests of the client are asked when their feature changed, or what everything depends on', () => {
  const of = (path: string) => chooseNight([path], nightGraph);
  expect(of(`${contract}/teams/places.ts`)).toEqual({
    tests: [killed],
    leftTests: [client],
    features: ['contract/teams', 'server/sharing', 'server/teams'],
  });
  for (const path of ['package-lock.json', 'vitest.seed.ts', 'packages/web/test-start.ts', 'pages/start-host.ts'])
    expect(of(path)).toEqual({ tests: [killed], leftTests: [], features: 'all' });
  // A test of the server, and one that belongs to no feature, is never left out.
  expect(of(`${server}/features/ledger/post.ts`)).toEqual({
    tests: [],
    leftTests: [client, page, killed],
    features: ['server/ledger'],
  });
});

test('a change of the frame asks all pages and tests of the client; a change of what judges looks none', () => {
  expect(chooseNight(['packages/web/src/app/frame/Frame.tsx'], nightGraph).leftTests).toEqual([killed]);
  expect(chooseNight(['e2e/looks/judge.ts'], nightGraph).leftTests).toEqual([client, page, killed]);
});

test("pages that may be drawn in another way are named by the client's side of their feature", () => {
  const drawn = (path: string) =>
    [chooseNight([path], nightGraph).features].flat().filter((name) => name.startsWith('web'));
  expect(drawn('packages/web/src/features/teams/TeamBody.module.css')).toEqual(['web/teams']);
  expect(drawn('packages/i18n/src/packs/cn/teams.ts')).toEqual(['web/teams']);
  expect(drawn(`${server}/features/teams/join-team.ts`)).toEqual([]);
  expect(drawn(`${server}/world/accounts.ts`)).toEqual(['web/ledger']);
  expect(drawn('packages/web/src/app/HomePage.tsx')).toEqual(['web/app']);
  expect(drawn('packages/web/src/app/router.test.tsx')).toEqual([]);
  for (const path of ['packages/web/src/app/frame/Frame.tsx', 'packages/web/src/app/global.css', 'e2e/looks/judge.ts'])
    expect(drawn(path)).toContain('web/all');
  expect(drawn('e2e/looks/money.ts')).toEqual(['web/ledger', 'web/pricing']);
});

test('a file of journeys is named when it changed, or a helper it imports; looks go by what they show', () => {
  const told = (path: string) =>
    [chooseNight([path], nightGraph).features].flat().filter((name) => name.startsWith('j'));
  expect(told('e2e/outage.e2e.ts')).toEqual(['journey/outage']);
  expect(told('e2e/waiting.ts')).toEqual(['journey/outage']);
  expect(told('e2e/looks/judge.ts')).toEqual([]);
});

test('a whole night has what a run may leave out, what is drawn by chance, and all journeys', () => {
  expect(wholeNight(nightGraph)).toEqual({
    tests: [client, page, killed, byChance],
    journeys: ['e2e/teams.e2e.ts', 'e2e/outage.e2e.ts', 'e2e/looks-live.e2e.ts'],
  });
});
