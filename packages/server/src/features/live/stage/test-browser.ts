import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { AppError, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import { chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { OnStage, StageService } from '../room/stage-service.ts';

const program = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
].find((path) => existsSync(path));
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  // A page that is not looked at would be slowed down, and its clock with it.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

/** Null when there is a browser; otherwise why not. */
export const missingBrowser = (): string | null => (program ? null : 'no Chromium on this machine');

/** What the page does is the real client; only its surroundings are of the test. */
async function bundlePage(): Promise<string> {
  const entry = fileURLToPath(new URL('../../../../../web/src/features/live/stage/test-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  // With `write: false` and one format it is one output, or a list of one.
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

type Message = {
  readonly t: string;
  readonly source: StageFeed['source'];
  readonly offer: string;
  readonly answer: string;
  readonly feedId?: string;
  readonly sessionId?: string;
};

const person: OnStage = {
  tenantId: 'tenant',
  liveId: 'live',
  person: { key: 'm:host', name: 'host', portrait: null, identity: LiveIdentity.organizer },
};

function signalled(stageService: StageService, message: Message): Promise<unknown> {
  const { t, source, offer, answer, feedId = '', sessionId = '' } = message;
  if (t === 'stage.publish') return stageService.publish(person, { source, offer });
  if (t === 'stage.watch') return stageService.watch(person, { feedId, offer, line: crypto.randomUUID() });
  if (t === 'stage.answer') return stageService.answer(person, { sessionId, answer }).then(() => null);
  return stageService.leave(person, feedId ? { feedId } : { sessionId }).then(() => null);
}

async function answerTo(stageService: StageService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const message = JSON.parse((await buffer(request)).toString()) as Message;
    response.end(JSON.stringify(await signalled(stageService, message)));
  } catch (error) {
    const { status, number } = errorSpec(error instanceof AppError ? error.code : 'internal.unexpected');
    response.writeHead(status).end(JSON.stringify({ number }));
  }
}

export const feedId = `${person.person.key}~camera`;

type PictureView = {
  readonly frames: number;
  /** How old each picture was when it was shown, by the clock painted on it. */
  readonly clocks: readonly number[];
  readonly quality: string;
  readonly hasSound: boolean;
};

/** What the page saw since it was asked last. */
export const seenBy = (page: Page): Promise<PictureView> => page.evaluate('stagePage.seen()');

/** A browser with pages that know the stage of this desk, and nothing else. */
export async function openBrowserLab(stageService: StageService) {
  const script = await bundlePage();
  const server = createServer((request, response) => {
    if (request.url === '/signal') void answerTo(stageService, request, response);
    else if (request.url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ ...(program && { executablePath: program }), args: flags });
  return {
    openPage: async (): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 360, height: 400 } });
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForFunction(() => 'stagePage' in window);
      return page;
    },
    close: async (): Promise<void> => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
