import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, keepFiles, keptLimits } from './keep-files.ts';

const [chart, sign, huge] = ['/files/chart', '/files/sign', '/files/huge'];
const asked = vi.fn<typeof fetch>();
let isOnline = true;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  asked.mockReset();
  asked.mockImplementation(async (path) => {
    if (!isOnline) throw new TypeError('no network');
    const bytes = path === huge ? keptLimits.fileBytes + 1 : 4;
    return new Response('file', { headers: { 'content-length': String(bytes) } });
  });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[D-183] pictures of a paper are held once they came, and let go with the page', async () => {
  end = keepFiles([chart, sign, chart], 2_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked.mock.calls.length, addressOf(chart)]).toEqual([0, chart]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect([addressOf(chart), addressOf(sign)]).toEqual([
    expect.stringMatching(/^blob:/),
    expect.stringMatching(/^blob:/),
  ]);
  end();
  expect(addressOf(chart)).toBe(chart);
});

test('[D-183] what a lost line kept back is asked for again; what is too large or refused is not', async () => {
  isOnline = false;
  end = keepFiles([huge, chart], 0);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked.mock.calls.length, addressOf(chart)]).toEqual([2, chart]);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([addressOf(huge), addressOf(chart)]).toEqual([huge, expect.stringMatching(/^blob:/)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('[D-183] a page that is left asks for nothing more', async () => {
  end = keepFiles([chart], 2_000);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.mock.calls.length, addressOf(chart)]).toEqual([0, chart]);
});
