/** The window of a page test has calls over real HTTP, and a layout in which things have a size. */
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { vi } from 'vitest';

/** `LATE=400`: every answer takes up to that many milliseconds longer, so what a test does not wait for is not there. */
const lateMs = Number(process.env['LATE'] || 0);

const statusWithoutBody = new Set([204, 304]);

type Send = () => Promise<Response>;
/** Answers a call in place of the server, or sends it later. */
type Player = (send: Send) => Promise<Response>;
const players = new Map<string, Player>();

/** From now on calls of a path, `/live/list`, are answered by the test, until it ends. */
export const playAnswers = (path: string, player: Player): void => void players.set(apiBase + path, player);
export const stopPlaying = (): void => players.clear();

/** The window's own `fetch` reports every call that a page gives up as a fault. */
function sendCall(path: string, init: RequestInit): Promise<Response> {
  const { method = 'GET', body = null, signal } = init;
  const headers = Object.fromEntries(new Headers(init.headers));
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, window.location.href).href, { method, headers }, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      const stream = statusWithoutBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
      // Some headers come more than once; none of those is read by the client.
      const response = new Response(stream, { status, headers: given as Record<string, string> });
      if (lateMs > 0) setTimeout(() => resolve(response), Math.random() * lateMs);
      else resolve(response);
    });
    // The reason of a call that was given up is an error, as with any `fetch`.
    const reasonOf = (cause: Error) =>
      signal?.aborted ? (signal.reason as Error) : new TypeError('no connection', { cause });
    sent.on('error', (cause) => reject(reasonOf(cause)));
    signal?.addEventListener('abort', () => sent.destroy());
    if (body !== null && typeof body !== 'string') throw new TypeError('page tests send texts only');
    sent.end(body);
  });
}

const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    // As above.
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

function callServer(path: string, init: RequestInit = {}): Promise<Response> {
  const send: Send = () => (init.signal?.aborted ? givenUp(init.signal) : sendCall(path, init));
  const play = players.get(new URL(path, window.location.href).pathname);
  if (!play) return send();
  return init.signal ? Promise.race([play(send), givenUp(init.signal)]) : play(send);
}

const width = 1280;
const height = 800;
/** Without it a list that unfolds is taken for one whose field was scrolled away. */
const somewhere = { x: 0, y: 0, left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20, toJSON: () => '' };

/** Files are a browser's matter: nobody in a page test gives this one something to do. */
class IdleWorker extends EventTarget {
  readonly terminate = (): void => undefined;
}

export function prepareWindow(): void {
  window.happyDOM.setViewport({ width, height });
  // Fields that grow with their text ask when a typeface arrives.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', callServer);
  vi.stubGlobal('Worker', IdleWorker);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(somewhere);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
