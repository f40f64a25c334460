/** The window of a page test has calls over real HTTP, and a layout in which things have a size. */
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { vi } from 'vitest';

const statusWithoutBody = new Set([204, 304]);

/** The window's own `fetch` reports every call that a page gives up as a fault. */
function callServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body = null, signal } = init;
  const headers = Object.fromEntries(new Headers(init.headers));
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, window.location.href).href, { method, headers }, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      const stream = statusWithoutBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
      // Some headers come more than once; none of those is read by the client.
      resolve(new Response(stream, { status, headers: given as Record<string, string> }));
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

const width = 1280;
const height = 800;
/** Without it a list that unfolds is taken for one whose field was scrolled away. */
const somewhere = { x: 0, y: 0, left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20, toJSON: () => '' };

export function prepareWindow(): void {
  window.happyDOM.setViewport({ width, height });
  // Fields that grow with their text ask when a typeface arrives.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', callServer);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(somewhere);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
