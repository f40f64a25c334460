import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { filesOf, firstLoads, readManifest } from '../packages/web/build/first-load.ts';
import { startProduct } from './sides/start-product.ts';
import { writeResult } from './write-result.ts';

/** Pictures and what the page asks for once it stands; before the code of notices is fetched in advance. */
const settleMs = 1_500;
const chromiumPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

type Visit = { readonly url: string; readonly token: string | null; readonly encoding: 'gzip' | 'br' };
/** Bodies as they came, compressed, and the same with the headers of their answers. */
type Bytes = { body: number; total: number };
type Weight = { Script: Bytes; Stylesheet: Bytes; files: string[]; requests: number };

const nothing = (): Bytes => ({ body: 0, total: 0 });

/** A new profile, so nothing is cached; what came over the network is counted as it came, compressed. */
async function weigh(browser: Browser, { url, token, encoding }: Visit): Promise<Weight> {
  const context = await browser.newContext({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-encoding': encoding } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const weight: Weight = { Script: nothing(), Stylesheet: nothing(), files: [], requests: 0 };
  const kinds = new Map<string, 'Script' | 'Stylesheet'>();
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', () => (weight.requests += 1));
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    kinds.set(requestId, type);
    weight.files.push(response.url.slice(response.url.indexOf('assets/')));
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) weight[kind].body += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) weight[kind].total += encodedDataLength;
  });
  if (token) await page.addInitScript((value) => localStorage.setItem('shuyuan.token', value), token);
  await page.goto(url, { waitUntil: 'load' });
  // The stream of notices stays open, so the network is never idle; the page stands when its title does.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settleMs);
  await context.close();
  return weight;
}

/** What comes without a click and is in no list is neither grouped nor weighed when the client is built. */
function reportUnplanned(page: keyof typeof firstLoads, files: readonly string[]): void {
  const planned = filesOf(readManifest(resolve(import.meta.dirname, '../packages/web/dist')), firstLoads[page].parts);
  const unplanned = files.filter((file) => !planned.has(file));
  if (unplanned.length === 0) return;
  process.stderr.write(`${page} also loads ${unplanned.join(', ')}: see packages/web/build/first-load.ts\n`);
  process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
const server = await startProduct(folder);
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
try {
  const form = new URLSearchParams({ grant_type: 'password', username: 'linzhiyuan', password: demoPassword });
  const answer = await fetch(`${server.url}/api/v1/oauth/token`, { method: 'POST', body: form });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const visits = {
    login: { url: `${server.url}/vue/#/login`, token: null },
    home: { url: `${server.url}/vue/#/home-v`, token },
  };
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows: (string | number)[][] = [];
  for (const page of ['login', 'home'] as const) {
    const gzip = await weigh(browser, { ...visits[page], encoding: 'gzip' });
    const brotli = await weigh(browser, { ...visits[page], encoding: 'br' });
    const { limitBytes } = firstLoads[page];
    const ratio = Math.max(gzip.Script.body, gzip.Script.total) / limitBytes;
    rows.push([
      page,
      kB(gzip.Script.body),
      kB(gzip.Script.total),
      kB(limitBytes),
      ratio.toFixed(2),
      kB(brotli.Script.total),
      kB(gzip.Stylesheet.total),
      gzip.files.length,
      gzip.requests,
    ]);
    if (ratio > 1) process.exitCode = 1;
    reportUnplanned(page, gzip.files);
  }
  writeResult('first-load', {
    title: 'First load over the wire',
    about:
      'A new browser profile, Chinese, all that is fetched until the page has stood for a while. Ratio: scripts as gzip with the headers of their answers, or their bodies where those are more, to the limit.',
    head: [
      'page',
      'scripts gzip kB',
      'with headers kB',
      'limit kB',
      'ratio',
      'br with headers kB',
      'styles gzip with headers kB',
      'scripts and styles',
      'all requests',
    ],
    rows,
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
