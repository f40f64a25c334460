/** Browser journeys on the real server. `node e2e/run.ts [part of a title …]`; counts go to test-results/journeys.json. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { type Journey, journeys } from './journey.ts';
import { meetPeople } from './people.ts';
import { type Outcome, perform } from './perform.ts';
import { startServer } from './server.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const base = 'vue/';

function report(counts: { passed: number; failed: number; skipped: number }, outcomes: readonly Outcome[] = []): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/journeys.json', `${JSON.stringify({ ...counts, outcomes }, null, 2)}\n`);
}

async function performAll(chosen: readonly Journey[], executablePath: string): Promise<Outcome[]> {
  const server = await startServer();
  const onSignal = (): void => void server.stop().finally(() => process.exit(130));
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const theatre = { browser, url: `${server.origin}/${base}`, cast: await meetPeople(server.origin) };
    const outcomes: Outcome[] = [];
    for (const journey of chosen) {
      const outcome = await perform(journey, theatre);
      console.log(`${outcome.error === null ? '✓' : '✗'} ${outcome.title} (${(outcome.ms / 1000).toFixed(1)} s)`);
      if (outcome.error !== null) console.log(outcome.error.replaceAll(/^/gm, '    '));
      outcomes.push(outcome);
    }
    return outcomes;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function main(wanted: readonly string[]): Promise<number> {
  for (const file of readdirSync('e2e').filter((name) => name.endsWith('.e2e.ts'))) await import(`./${file}`);
  const chosen = journeys.filter(({ title }) => wanted.length === 0 || wanted.some((part) => title.includes(part)));
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (executablePath === '') {
    console.error(`SKIPPED: all ${chosen.length} browser journeys, because there is no Chromium (CHROMIUM_PATH).`);
    report({ passed: 0, failed: 0, skipped: chosen.length });
    return 0;
  }
  for (const folder of ['journeys', 'shots']) rmSync(`test-results/${folder}`, { recursive: true, force: true });
  const outcomes = await performAll(chosen, executablePath);
  const failed = outcomes.filter(({ error }) => error !== null).length;
  report({ passed: outcomes.length - failed, failed, skipped: 0 }, outcomes);
  console.log(`${outcomes.length} journeys, ${failed} of them failed`);
  return failed === 0 && outcomes.length > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
