import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { attachSource } from './attach-source.ts';

type Handler = (name: string, data: unknown) => void;

/** Stands in for hls.js: records what it is told to load and fails when a test says so. */
class FakeEngine {
  static last: FakeEngine | null = null;
  static readonly Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' };
  static readonly ErrorDetails = { MANIFEST_PARSING_ERROR: 'manifestParsing' };
  readonly config = { startPosition: -1 };
  readonly loaded: string[] = [];
  readonly #handlers = new Map<string, Handler>();
  constructor() {
    FakeEngine.last = this;
  }

  on(name: string, handler: Handler) {
    this.#handlers.set(name, handler);
  }

  once() {}
  attachMedia() {}
  stopLoad() {}
  destroy() {}
  recoverMediaError() {}
  loadSource(address: string) {
    this.loaded.push(address);
  }

  refuse(code: number, fatal = false) {
    this.#handlers.get('error')?.('error', { fatal, type: 'network', details: 'fragLoadError', response: { code } });
  }

  fail(type: string, details = '') {
    this.#handlers.get('error')?.('error', { fatal: true, type, details, response: undefined });
  }
}

vi.mock('hls.js/light', () => ({ default: FakeEngine }));

beforeEach(() => vi.stubGlobal('MediaSource', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

async function play(address: () => Promise<string>) {
  FakeEngine.last = null;
  const element = document.createElement('video');
  const failures: string[] = [];
  attachSource({
    element,
    kind: 'hls',
    address,
    onQualities: () => undefined,
    onFailure: (failure) => failures.push(failure),
  });
  const engine = await vi.waitUntil(() => (FakeEngine.last?.loaded.length === 1 ? FakeEngine.last : null), {
    timeout: 30_000,
  });
  return { element, failures, engine };
}

function tokens() {
  let count = 0;
  return () => Promise.resolve(`index.m3u8?token=${(count += 1)}`);
}

test.for([400, 401, 403, 404, 410, 422])(
  '[STUDY-07] D-168: a stream refused with %i asks for a new token and plays on where it was',
  async (status) => {
    const { element, engine, failures } = await play(tokens());
    element.currentTime = 754;
    engine.refuse(status);
    await expect.poll(() => engine.loaded.at(-1)).toBe('index.m3u8?token=2');
    expect(engine.config.startPosition).toBe(754);
    expect(failures).toEqual([]);
  },
);

test('[STUDY-07] a stream that is refused with every token ends in a message after two renewals', async () => {
  const { engine, failures } = await play(tokens());
  for (let renewed = 2; renewed <= 3; renewed += 1) {
    engine.refuse(404);
    await expect.poll(() => engine.loaded).toHaveLength(renewed);
  }
  engine.refuse(404);
  expect(failures).toEqual(['refused']);
  expect(engine.loaded).toHaveLength(3);
});

test.for([
  [404, 'refused'],
  [0, 'network'],
  [503, 'network'],
] as const)('a token refused with %i is called %s', async ([status, failure]) => {
  let isFirst = true;
  const { engine, failures } = await play(async () => {
    if (!isFirst) throw new ApiError({ status });
    isFirst = false;
    return 'index.m3u8?token=1';
  });
  engine.refuse(404);
  await expect.poll(() => failures).toEqual([failure]);
});

test('what cannot be decoded is not called a fault of the network', async () => {
  const { engine, failures } = await play(tokens());
  engine.fail('media');
  expect(failures).toEqual([]);
  engine.fail('media');
  expect(failures).toEqual(['broken']);
  const other = await play(tokens());
  other.engine.fail('network', 'manifestParsing');
  expect(other.failures).toEqual(['broken']);
});

test('a line that is gone is called so', async () => {
  const { engine, failures } = await play(tokens());
  engine.fail('network');
  expect(failures).toEqual(['network']);
});

test.for([
  [() => Promise.resolve(new Response('x', { status: 206 })), 'broken'],
  [() => Promise.resolve(new Response('', { status: 404 })), 'refused'],
  [() => Promise.reject(new TypeError('offline')), 'network'],
] as const)('a file the browser cannot play is judged by what its address answers (%#)', async ([answer, failure]) => {
  vi.stubGlobal('fetch', answer);
  const element = document.createElement('video');
  element.load = () => undefined;
  let asked = 0;
  const failures: string[] = [];
  attachSource({
    element,
    kind: 'plain',
    address: async () => {
      asked += 1;
      return '/files/no-film';
    },
    onQualities: () => undefined,
    onFailure: (cause) => failures.push(cause),
  });
  await expect.poll(() => element.getAttribute('src')).toBe('/files/no-film');
  // Renewed at most twice before it is said.
  for (let tries = 0; tries < 3 && failures.length === 0; tries += 1) {
    const before = asked;
    element.dispatchEvent(new Event('error'));
    await expect.poll(() => asked + failures.length).toBeGreaterThan(before);
  }
  expect(failures).toEqual([failure]);
});
