import { PassThrough, Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { exactly } from './exact-bytes.ts';
import { WrongSize } from './storage.ts';

async function textOf(body: Readable, size?: number): Promise<string> {
  let text = '';
  for await (const bytes of exactly(body, size)) text += Buffer.from(bytes).toString();
  return text;
}

test('exactly as many bytes as announced, and not one more is handed on', async () => {
  expect(await textOf(Readable.from(['ab', 'cd']), 4)).toBe('abcd');
  expect(await textOf(Readable.from(['ab', 'cd']))).toBe('abcd');
  const seen: number[] = [];
  const tooMany = async () => {
    for await (const bytes of exactly(Readable.from([Buffer.alloc(3), Buffer.alloc(3)]), 4)) seen.push(bytes.length);
  };
  await expect(tooMany()).rejects.toThrow(WrongSize);
  expect(seen).toEqual([3]);
});

test('a body that is refused stays open: whoever sent it still gets an answer', async () => {
  const body = new PassThrough();
  body.write('too long');
  await expect(textOf(body, 3)).rejects.toThrow(WrongSize);
  expect(body.destroyed).toBe(false);
});

test('a sender who goes silent is given up after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const body = new PassThrough();
    const read = textOf(body, 10);
    const failure = read.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    body.write('still');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(body.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(String(await failure)).toContain('request.malformed');
    expect(body.destroyed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('a reader who takes its time is no silent sender', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pieces = exactly(Readable.from(['ab', 'cd']), 4);
    expect(Buffer.from((await pieces.next()).value ?? []).toString()).toBe('ab');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(Buffer.from((await pieces.next()).value ?? []).toString()).toBe('cd');
    expect((await pieces.next()).done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
