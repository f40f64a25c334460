import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { freePort } from '../packages/server/src/platform/database/embedded.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { writeResult } from './write-result.ts';

/** Bytes over the wire of a first visit, by kind, against the budget of each page. */
const budgets = { login: 200_000, home: 240_000 } as const;
/** Pictures and what the page asks for once it stands; before the code of notices is fetched in advance. */
const settleMs = 1_500;
const chromiumPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

type Visit = { readonly url: string; readonly token: string | null; readonly encoding: 'gzip' | 'br' };
type Weight = { scripts: number; styles: number; requests: number };

/** A new profile, so nothing is cached; what came over the network is counted as it came, compressed. */
async function weigh(browser: Browser, { url, token, encoding }: Visit): Promise<Weight> {
  const context = await browser.newContext({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-encoding': encoding } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const weight: Weight = { scripts: 0, styles: 0, requests: 0 };
  const kinds = new Map<string, string>();
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', () => (weight.requests += 1));
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') weight.scripts += encodedDataLength;
    if (kinds.get(requestId) === 'Stylesheet') weight.styles += encodedDataLength;
  });
  if (token) await page.addInitScript((value) => localStorage.setItem('shuyuan.token', value), token);
  await page.goto(url, { waitUntil: 'load' });
  // The stream of notices stays open, so the network is never idle; the page stands when its title does.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settleMs);
  await context.close();
  return weight;
}

async function startServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../packages/server/src/app/main.ts');
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(100);
  const stop = () => new Promise<void>((done) => void child.once('exit', () => done()).kill('SIGTERM'));
  return { url, stop };
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
const server = await startServer(folder);
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
    const ratio = gzip.scripts / budgets[page];
    rows.push([
      page,
      kB(gzip.scripts),
      kB(budgets[page]),
      ratio.toFixed(2),
      kB(brotli.scripts),
      kB(gzip.styles),
      gzip.requests,
    ]);
    if (ratio > 1) process.exitCode = 1;
  }
  writeResult('first-load', {
    title: 'First load over the wire',
    about:
      'A new browser profile, Chinese; compressed bodies as they came, without the headers of the answers. Ratio: gzip scripts to their budget.',
    head: ['page', 'scripts gzip kB', 'budget kB', 'ratio', 'scripts br kB', 'styles gzip kB', 'requests'],
    rows,
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
