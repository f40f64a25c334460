import { logAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, ok } from '../../../lib/test-transport.ts';
import { useAttention } from './use-attention.ts';

const notes = endpoint({ ...logAttention, path: '/exam/attempts/a1/attention' });
let noted: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  noted = [];
  fakeServer().answer(notes, ({ body }) => {
    noted.push(...(JSON.parse(body) as { events: unknown[] }).events);
    return ok();
  });
});
afterEach(() => vi.useRealTimers());

const beAway = async (ms: number) => {
  window.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(ms);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
};
const paste = async (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await vi.advanceTimersByTimeAsync(0);
};

test('[D-183] being away and pasting are noted with how long and how much, and never what', async () => {
  const { unmount } = renderHook(() => useAttention('a1', true));
  await beAway(500);
  await beAway(12_000);
  await paste('from elsewhere');
  expect(noted).toEqual([
    { kind: 'left', amount: 12 },
    { kind: 'pasted', amount: 14 },
  ]);
  unmount();
  await beAway(60_000);
  expect(noted).toHaveLength(2);
});

test('[D-183] nothing is noted where the exam did not say so', async () => {
  const { unmount } = renderHook(() => useAttention('a1', false));
  await beAway(12_000);
  await paste('from elsewhere');
  expect(noted).toEqual([]);
  unmount();
});
