import type { Browser, BrowserContext, Page } from 'playwright-core';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { keepEvidence, recordBrowser, type RecordedBrowser } from './evidence.ts';
import { type Journey, Skipped, type Stage } from './journey.ts';
import { cast } from './people.ts';
import { signInAs } from './signing-in.ts';

const everyday = { locale: 'zh-CN', viewport: { width: 1440, height: 900 } } as const;
/** What a person waits before thinking it is broken; under a busy machine twice that. */
const actionMs = 15_000;
/** How much slower a slowed browser is; what a journey may take at most grows with it. */
const slowness = 4;

export type Theatre = {
  readonly browser: Browser;
  readonly url: string;
  readonly hasMotion: boolean;
  /** Where the server writes what it has to say. */
  readonly logFile: string;
  readonly isSlowed: boolean;
};
export type Outcome = {
  readonly title: string;
  readonly ms: number;
  readonly error: string | null;
  /** Why this machine could not make the journey. */
  readonly skipped?: string;
};

/** A failure with what led to it. */
export function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const own = thrown.stack ?? thrown.message;
  return thrown.cause === undefined ? own : `${own}\nbecause of ${describe(thrown.cause)}`;
}

const afterMs = (ms: number): Promise<never> =>
  new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error(`not done after ${ms / 1000} s`)), ms).unref();
  });

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

async function openContext(
  { browser, hasMotion, isSlowed }: Theatre,
  options: Journey['options'],
): Promise<RecordedBrowser> {
  const reducedMotion = hasMotion ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ ...everyday, reducedMotion, ...options });
  context.setDefaultTimeout(actionMs);
  // A tab that is gone before it could be slowed is no matter.
  if (isSlowed) context.on('page', (page) => void slowDown(context, page).catch(() => null));
  // The steps and their times only: pictures of every step were a sixth of the work.
  await context.tracing.start({ snapshots: false, screenshots: false });
  return { context, record: recordBrowser(context) };
}

/** What a journey did in its browsers, all of which are closed afterwards. */
async function act(
  { title, options, minutes, body }: Journey,
  theatre: Theatre,
  opened: RecordedBrowser[],
): Promise<void> {
  const open = async (): Promise<BrowserContext> => {
    const seen = await openContext(theatre, options);
    opened.push(seen);
    return seen.context;
  };
  const { url, logFile, isSlowed } = theatre;
  const context = await open();
  const page = await context.newPage();
  const elsewhere = async (): Promise<Page> => (await open()).newPage();
  const signIn: Stage['signIn'] = (tab, account, place) => signInAs(tab, { url, account, place });
  const as: Stage['as'] = async (account, place) => {
    const tab = await elsewhere();
    await signIn(tab, account, place);
    return tab;
  };
  try {
    const stage = { page, url, ...cast, newTab: () => context.newPage(), elsewhere, as, signIn };
    await Promise.race([body(stage), afterMs(minutes * minuteMs * (isSlowed ? slowness : 1))]);
    const uncaught = opened.flatMap(({ record }) => record.uncaught);
    if (uncaught.length > 0) throw new Error(`uncaught in the page: ${uncaught.join('; ')}`);
  } catch (error) {
    if (!(error instanceof Skipped)) await keepEvidence({ title, opened, logFile });
    throw error;
  }
}

/** One journey in a browser profile of its own. Never throws: what went wrong is in the outcome. */
export async function perform(journey: Journey, theatre: Theatre): Promise<Outcome> {
  const started = Date.now();
  const opened: RecordedBrowser[] = [];
  let found: Pick<Outcome, 'error' | 'skipped'> = { error: null };
  try {
    await act(journey, theatre, opened);
  } catch (thrown) {
    const said = opened.flatMap(({ record }) => [...record.uncaught, ...record.errors]);
    if (thrown instanceof Skipped) found = { error: null, skipped: thrown.message };
    else found = { error: [describe(thrown), ...said].join('\n') };
  }
  await Promise.all(opened.map(({ context }) => context.close().catch(() => null)));
  return { title: journey.title, ms: Date.now() - started, ...found };
}
