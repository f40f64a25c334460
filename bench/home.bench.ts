import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { apiBase } from '../packages/contract/src/kernel/headers.ts';
import { texts } from '../packages/i18n/src/packs/cn/common.ts';
import { company } from '../packages/server/src/world/people.ts';
import { buildFixedHome } from './sides/fixed-home.ts';
import { homePagesAt } from './sides/home-pages.ts';
import { startProduct } from './sides/start-product.ts';
import { tokenFor } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/**
 * The home page from configuration beside the fixed one it replaced, in one go and in turns: today's product with the page as it was
 * before modules, and today's product as it is. So nothing differs but how the same parts come to stand on the page.
 */
const rounds = Number(process.env['HOME_ROUNDS'] || 15);
const callsPerRound = 20;
/** Slower than this is slower; less is what two runs of the same page differ by. */
const limit = 1.1;
const chromiumPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
/** The number of colleagues is the last thing of either page. */
const lastModule = new RegExp(texts['home.colleagues.count'].replace(/\s*\{\{count\}\}\s*/, '\\D{0,3}\\d+\\D{0,3}'));

type Side = { readonly name: string; readonly url: string; readonly account: string };
type Visit = { readonly headingMs: number; readonly lastMs: number; readonly requests: number };
type Figures = { readonly visits: Visit[]; readonly callMs: number[] };

/** A new profile, so nothing is cached: how long until the page has its title, and until its last module is filled. */
async function visit(browser: Browser, { url }: Side, token: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.addInitScript((value) => localStorage.setItem('shuyuan.token', value), token);
  const start = performance.now();
  await page.goto(`${url}/vue/#/home-v`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const headingMs = performance.now() - start;
  await page.getByText(lastModule).first().waitFor();
  const lastMs = performance.now() - start;
  await context.close();
  return { headingMs, lastMs, requests };
}

/** The first answer of a session, which brings the page. */
async function callMs({ url }: Side, token: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}${apiBase}/system/global-data?uri=%2F`, {
    headers: { authorization: `Bearer__${token}` },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A draft of the personnel department, the page of the market for those below it, and one of thirty modules. */
async function makePages(url: string): Promise<void> {
  const pages = await homePagesAt(url, 'admin');
  const { items } = await pages.call<{ items: readonly { id: string; name: string }[] }>(
    'GET',
    '/system/organization/branch?pageSize=50',
  );
  const idOf = (key: string): string => {
    const told = company.below?.find((one) => one.key === key);
    const unit = items.find(({ name }) => name === told?.name);
    if (!unit) throw new Error(`there is no unit ${key}`);
    return unit.id;
  };
  await pages.draft(idOf('hr'));
  await pages.publish(idOf('market'));
  await pages.publish(idOf('plant'), 30);
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
const fixed = await startProduct(join(folder, 'fixed'), buildFixedHome(folder));
const ours = await startProduct(join(folder, 'ours'));
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
try {
  await makePages(ours.url);
  const sides: Side[] = [
    { name: 'the fixed page', url: fixed.url, account: 'linzhiyuan' },
    { name: 'from configuration: the default', url: ours.url, account: 'linzhiyuan' },
    { name: 'the same, with a draft nobody sees', url: ours.url, account: 'yuanjinghe' },
    { name: 'published by the unit above', url: ours.url, account: 'mengxinlan' },
    { name: 'thirty modules', url: ours.url, account: 'xiaoyichen' },
  ];
  const tokens = new Map<Side, string>();
  for (const side of sides) tokens.set(side, await tokenFor(side.url, side.account));
  const figures = new Map<Side, Figures>(sides.map((side) => [side, { visits: [], callMs: [] }]));
  const measure = async (side: Side, isCounted: boolean): Promise<void> => {
    const token = tokens.get(side) ?? '';
    const seen = await visit(browser, side, token);
    if (isCounted) figures.get(side)?.visits.push(seen);
    for (let call = 0; call < callsPerRound; call++) {
      const ms = await callMs(side, token);
      if (isCounted) figures.get(side)?.callMs.push(ms);
    }
  };
  for (const side of sides) await measure(side, false);
  // Forwards and back, so that no side always follows the same one.
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await measure(side, true);

  const mediansOf = (side: Side) => {
    const { visits = [], callMs: calls = [] } = figures.get(side) ?? {};
    return {
      heading: median(visits.map(({ headingMs }) => headingMs)),
      last: median(visits.map(({ lastMs }) => lastMs)),
      requests: median(visits.map(({ requests }) => requests)),
      call: median(calls),
    };
  };
  const [base, first] = sides.map((side) => mediansOf(side));
  const ratio = (value: number, of = 0): string => (of === 0 ? '—' : (value / of).toFixed(2));
  writeResult('home', {
    title: 'The home page from configuration beside the fixed one',
    about: `Medians of ${rounds} visits each, in turns, every one with a new browser profile, and of ${rounds * callsPerRound} calls of the answer that brings the page. The fixed page is the one from before pages of modules, built into today’s product. Wanted: the default page at most ${limit.toFixed(2)} of the fixed one.`,
    head: ['page', 'heading ms', 'ratio', 'last module ms', 'ratio', 'requests', 'configuration ms', 'ratio'],
    rows: sides.map((side) => {
      const { heading, last, requests, call } = mediansOf(side);
      return [
        side.name,
        Math.round(heading),
        ratio(heading, base?.heading),
        Math.round(last),
        ratio(last, base?.last),
        requests,
        call.toFixed(1),
        ratio(call, base?.call),
      ];
    }),
  });
  const isSlower = (now = 0, before = 0): boolean => now > before * limit;
  if (isSlower(first?.heading, base?.heading) || isSlower(first?.last, base?.last)) process.exitCode = 1;
} finally {
  await browser.close();
  await fixed.stop();
  await ours.stop();
  rmSync(folder, { recursive: true, force: true });
}
