import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** Of a long journey the last lines are kept. */
const mostLines = 2_000;

/** Console, requests and errors of the tabs of one browser: uncaught errors fail a journey even when the screen looks right. */
export type BrowserRecord = { readonly uncaught: string[]; readonly errors: string[]; readonly lines: string[] };

/** Listens from the first page on: what led to a failure is over when it is noticed. */
export function recordBrowser(context: BrowserContext): BrowserRecord {
  const record: BrowserRecord = { uncaught: [], errors: [], lines: [] };
  const started = Date.now();
  const note = (line: string): void => {
    record.lines.push(`${((Date.now() - started) / 1000).toFixed(2).padStart(7)} ${line}`);
    if (record.lines.length > mostLines) record.lines.shift();
  };
  context.on('weberror', (event) => {
    record.uncaught.push(String(event.error()));
    note(`uncaught ${event.error().stack ?? String(event.error())}`);
  });
  context.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    note(`${type} ${text}`);
    if (type !== 'error') return;
    record.errors.push(`${text} ${message.location().url}`);
    if (/Content Security Policy|Minified React/.test(text)) record.uncaught.push(text);
  });
  context.on('response', (answer) => note(`${answer.status()} ${answer.request().method()} ${answer.url()}`));
  context.on('requestfailed', (request) => {
    const line = `${request.url()} ${request.failure()?.errorText ?? ''}`;
    record.errors.push(line);
    note(`failed ${request.method()} ${line}`);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`at ${frame.url()}`);
    }),
  );
  return record;
}

/** Long titles may begin with the same words. */
function folderOf(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `test-results/journeys/${words.slice(0, 70)}-${createHash('sha256').update(title).digest('hex').slice(0, 6)}`;
}

async function keepPage(page: Page, path: string): Promise<void> {
  await page.screenshot({ path: `${path}.png`, fullPage: true }).catch(() => null);
  const html = await page.content().catch(() => '');
  writeFileSync(`${path}.html`, `<!-- ${page.url()} -->\n${html}`);
  const tree = await page.ariaSnapshot({ timeout: 1_000 }).catch(() => '');
  writeFileSync(`${path}.yaml`, tree);
}

export type RecordedBrowser = { readonly context: BrowserContext; readonly record: BrowserRecord };
type Failed = { readonly title: string; readonly opened: readonly RecordedBrowser[]; readonly logFile: string };

/**
 * Of the first failure of a journey: every page as picture, markup and tree of roles, what each browser said and asked
 * for, the steps taken, and the log of the server. A repeat does not write over it.
 */
export async function keepEvidence({ title, opened, logFile }: Failed): Promise<void> {
  const folder = folderOf(title);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  for (const [i, { context, record }] of opened.entries()) {
    const name = `${folder}/browser-${i + 1}`;
    for (const [n, page] of context.pages().entries()) await keepPage(page, `${name}-page-${n + 1}`);
    writeFileSync(`${name}.log`, `${record.lines.join('\n')}\n`);
    await context.tracing.stop({ path: `${name}-trace.zip` }).catch(() => null);
  }
  if (existsSync(logFile)) copyFileSync(logFile, `${folder}/server.log`);
}
