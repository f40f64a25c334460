import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { type RouteName, routeNames, routeTable } from './route-table.ts';
import { prefetchSection } from './sections.ts';

test('[SHELL-05] each page of the table is in its section, and nothing else', async () => {
  const built = routeNames.filter((name) => !routeTable[name].isOnlyChildren);
  const pagesOf = async (name: RouteName) => (await prefetchSection(routeTable[name].section)).pages;
  for (const name of built) expect(await pagesOf(name)).toHaveProperty(routeTable[name].page);
  const present = new Set<string>(built.map((name) => routeTable[name].page));
  for (const name of routeNames) {
    const unknown = Object.keys(await pagesOf(name)).filter((page) => !present.has(page));
    expect(unknown).toEqual([]);
  }
});

test('a parent that is only its children opens with one of them', () => {
  const bare = routeNames.filter((name) => routeTable[name].isOnlyChildren);
  expect(bare).toEqual(['shareStudy', 'shareTeam', 'publishManage', 'columnManage']);
  expect(bare.filter((name) => routeTable[name].defaultChild === null)).toEqual([]);
});

test('[ROUTE-36] [ROUTE-39] [ROUTE-40] [ROUTE-41] the parents have their children and open with the right one', () => {
  const childrenOf = (parent: RouteName) => routeNames.filter((name) => routeTable[name].parent === parent);
  const parents = routeNames.filter((name) => routeTable[name].defaultChild !== null);
  expect(parents.map((name) => [name, routeTable[name].defaultChild])).toEqual([
    ['admin', 'adminMembers'],
    ['shareStudy', 'shareIndex'],
    ['shareTeam', 'teamContent'],
    ['publishManage', 'publishCreate'],
    ['columnManage', 'columnCard'],
  ]);
  for (const parent of parents) {
    expect(childrenOf(parent)).toContain(routeTable[parent].defaultChild);
    for (const child of childrenOf(parent)) expect(paths[child].startsWith(`${paths[parent]}/`)).toBe(true);
  }
});

test('[ROUTE-44] [ROUTE-45] C-10: both addresses of the team ledger show one page', () => {
  expect(routeTable.outputDetail).toEqual(routeTable.shareOutput);
});

test('[ROUTE-36] C-09: both spellings of the certification account show one page', () => {
  expect(routeTable.certificationAccountAlias).toEqual(routeTable.certificationAccount);
});

test('[ROUTE-12] [ROUTE-13] C-06: both addresses of the error page show one page', () => {
  expect(routeTable.rootErrorPage).toEqual(routeTable.errorPage);
});

test('[ROUTE-30] both addresses of the partner site show one page', () => {
  expect(routeTable.nationalCentre).toEqual(routeTable.partner);
});

test('[ROUTE-03] [ROUTE-49] [ROUTE-50] C-07: more specific addresses stand before those that would swallow them', () => {
  const order = routeNames.map((name) => paths[name]);
  const at = (name: RouteName) => order.indexOf(paths[name]);
  const live: RouteName[] = ['liveIndex', 'liveHot', 'liveAction', 'liveDetail', 'liveClassDetail', 'liveByType'];
  expect(live.map(at)).toEqual(live.map(at).toSorted((a, b) => a - b));
});
