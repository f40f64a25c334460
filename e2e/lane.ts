import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import type { Endings } from './endings.ts';
import { describe, type Outcome, perform } from './perform.ts';
import type { Act } from './programme.ts';
import type { Queue, Turn } from './queue.ts';
import type { RunningServer } from './server.ts';
import type { World } from './world.ts';

/**
 * What the driver switches off, said again because the last such flag is the only one that counts; the two hidden
 * pages of the address bar, which cost more than a second of work with each new profile; and the process that is kept
 * ready for a next site: most profiles here end without one.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];
const flags = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Lives: a camera, a microphone and a screen that need nobody to allow them, and tabs that go on while another is in front.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];
const base = 'vue/';

export type Lane = {
  readonly queue: Queue;
  /** The titles of tidy/unsteady.json. */
  readonly unsteady: readonly string[];
  readonly world: World;
  readonly endings: Endings;
  readonly executablePath: string;
  /** The browser has a quarter of the processor: what a machine beside other work does at times happens each time. */
  readonly isSlowed: boolean;
};

/** The engine alone, as Debian names it beside the browser; the browser itself where it is not installed. */
export function engineBeside(executablePath: string): string {
  const engine = `${executablePath}-headless-shell`;
  return existsSync(engine) ? engine : executablePath;
}

/** The night is performed in the browser people have. */
const isWhole = process.env['LOOKS'] === 'whole';

type OpenBrowser = (product: Act['product']) => Promise<Browser>;

/** One browser of each kind for all files of a lane, and another one when it has crashed. */
function browsersOf({ executablePath, world, endings }: Lane): OpenBrowser {
  const browsers = new Map<string, Browser>();
  return async ({ needsWindows }) => {
    const path = needsWindows || isWhole ? executablePath : engineBeside(executablePath);
    const running = browsers.get(path);
    if (running?.isConnected()) return running;
    // On a signal the run ends in order; the library would exit before the servers are stopped.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    const options = { executablePath: path, args: flags, tracesDir: world.traces, ...signals };
    const launched = await chromium.launch(options);
    endings.add(() => launched.close());
    browsers.set(path, launched);
    return launched;
  };
}

export type Performed = Turn & { readonly outcomes: readonly Outcome[]; readonly ms: number };

const markOf = ({ error, skipped }: Outcome): string =>
  skipped !== undefined ? '– SKIPPED' : error === null ? '✓' : '✗';

export function printed({ act, isRepeat }: Turn, outcomes: readonly Outcome[], ms: number): string {
  const seconds = (of: number): string => `${(of / 1000).toFixed(1)} s`;
  const lines = outcomes.flatMap((outcome) => [
    `${markOf(outcome)} ${outcome.title} (${seconds(outcome.ms)})`,
    ...[outcome.error ?? outcome.skipped ?? []].flat().map((why) => why.replaceAll(/^/gm, '    ')),
  ]);
  return [`\n▸ ${act.name}${isRepeat ? ', repeated' : ''} (${seconds(ms)})`, ...lines].join('\n');
}

/** Every journey of the file has an outcome, also when its server or browser does not start or ends before its time. */
async function performAct(act: Act, { world, endings, isSlowed }: Lane, openBrowser: OpenBrowser): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const fail = (error: unknown, titles: readonly string[]): void =>
    void outcomes.push(...titles.map((title) => ({ title, ms: 0, error: describe(error) })));
  let server: RunningServer | null = null;
  try {
    server = await world.open(act);
    for (const journey of act.journeys) {
      if (endings.isOver()) break;
      const { origin, logFile } = server;
      const [browser, hasMotion] = [await openBrowser(act.product), !!act.product.hasMotion];
      outcomes.push(await perform(journey, { browser, url: `${origin}/${base}`, hasMotion, logFile, isSlowed }));
    }
  } catch (error) {
    const left = act.journeys.slice(outcomes.length);
    fail(
      error,
      left.map(({ title }) => title),
    );
  }
  await server?.stop().catch((error: unknown) => fail(error, [`the server of ${act.name} runs until it is stopped`]));
  return outcomes;
}

/** Performs file after file until none is left, prints each when it is done, and has listed failures repeated. */
export async function playLane(lane: Lane): Promise<Performed[]> {
  const { queue, unsteady, endings } = lane;
  const openBrowser = browsersOf(lane);
  const all: Performed[] = [];
  for (let turn = await queue.next(); turn && !endings.isOver(); turn = await queue.next()) {
    const started = Date.now();
    const outcomes = await performAct(turn.act, lane, openBrowser);
    const isListed = outcomes.some(({ title, error }) => error !== null && unsteady.includes(title));
    queue.done(isListed && !turn.isRepeat ? turn.act : undefined);
    if (endings.isOver()) break;
    const ms = Date.now() - started;
    console.log(printed(turn, outcomes, ms));
    all.push({ ...turn, outcomes, ms });
  }
  return all;
}
