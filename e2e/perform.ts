import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Journey, Skipped, type Stage } from './journey.ts';
import { cast } from './people.ts';
import { signInAs } from './signing-in.ts';

const minuteMs = 60_000;
const everyday = { locale: 'zh-CN', viewport: { width: 1440, height: 900 } } as const;
/** What a person waits before thinking it is broken; under a busy machine twice that. */
const actionMs = 15_000;

export type Theatre = {
  readonly browser: Browser;
  readonly url: string;
  readonly hasMotion: boolean;
  readonly isTraced: boolean;
};
export type Outcome = {
  readonly title: string;
  readonly ms: number;
  readonly error: string | null;
  /** Why this machine could not make the journey. */
  readonly skipped?: string;
  /** What went wrong before it was performed a second time. */
  readonly firstError?: string;
};

/** A failure with what led to it. */
export function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const own = thrown.stack ?? thrown.message;
  return thrown.cause === undefined ? own : `${own}\nbecause of ${describe(thrown.cause)}`;
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

/** What the tabs of one browser said: uncaught errors fail a journey even when the screen looks right. */
type Heard = { readonly uncaught: string[]; readonly lines: string[] };

function listen(context: BrowserContext): Heard {
  const heard: Heard = { uncaught: [], lines: [] };
  context.on('weberror', (event) => heard.uncaught.push(String(event.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    heard.lines.push(`${message.text()} ${message.location().url}`);
    if (/Content Security Policy|Minified React/.test(message.text())) heard.uncaught.push(message.text());
  });
  context.on('requestfailed', (request) => heard.lines.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  return heard;
}

async function keepEvidence(page: Page, context: BrowserContext, title: string): Promise<void> {
  const folder = `test-results/journeys/${slug(title)}`;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/page.png`, fullPage: true }).catch(() => null);
  await context.tracing.stop({ path: `${folder}/trace.zip` }).catch(() => null);
}

const afterMs = (ms: number): Promise<never> =>
  new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error(`not done after ${ms / 1000} s`)), ms).unref();
  });

type Setting = { readonly context: BrowserContext; readonly heard: Heard };

async function openContext({ browser, hasMotion }: Theatre, options: Journey['options']): Promise<Setting> {
  const reducedMotion = hasMotion ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ ...everyday, reducedMotion, ...options });
  context.setDefaultTimeout(actionMs);
  return { context, heard: listen(context) };
}

/** What a journey did in its browsers, all of which are closed afterwards. */
async function act({ title, options, minutes, body }: Journey, theatre: Theatre, opened: Setting[]): Promise<void> {
  const open = async (): Promise<BrowserContext> => {
    const setting = await openContext(theatre, options);
    opened.push(setting);
    return setting.context;
  };
  const { url, isTraced } = theatre;
  const context = await open();
  if (isTraced) await context.tracing.start({ snapshots: true });
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
    await Promise.race([body(stage), afterMs(minutes * minuteMs)]);
    const uncaught = opened.flatMap(({ heard }) => heard.uncaught);
    if (uncaught.length > 0) throw new Error(`uncaught in the page: ${uncaught.join('; ')}`);
  } catch (error) {
    if (!(error instanceof Skipped)) await keepEvidence(page, context, title);
    throw error;
  }
}

/** One journey in a browser profile of its own. Never throws: what went wrong is in the outcome. */
export async function perform(journey: Journey, theatre: Theatre): Promise<Outcome> {
  const started = Date.now();
  const opened: Setting[] = [];
  let found: Pick<Outcome, 'error' | 'skipped'> = { error: null };
  try {
    await act(journey, theatre, opened);
  } catch (thrown) {
    const heard = opened.flatMap((setting) => [...setting.heard.uncaught, ...setting.heard.lines]);
    if (thrown instanceof Skipped) found = { error: null, skipped: thrown.message };
    else found = { error: [describe(thrown), ...heard].join('\n') };
  }
  await Promise.all(opened.map((setting) => setting.context.close().catch(() => null)));
  return { title: journey.title, ms: Date.now() - started, ...found };
}
