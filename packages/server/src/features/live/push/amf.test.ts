import { expect, test } from 'vitest';
import { BadAmf, readAmf, writeAmf } from './amf.ts';

test('what was written is read again', () => {
  const values = [
    'connect',
    1,
    { app: 'live', fps: 29.97, on: true, none: null, inner: { a: 'b' } },
    null,
    false,
  ] as const;
  expect(readAmf(writeAmf(...values))).toEqual(values);
});

test('the list of a broadcaster about its stream is read', () => {
  const list = Buffer.concat([
    Buffer.of(8, 0, 0, 0, 1, 0, 5),
    Buffer.from('width'),
    writeAmf(1280),
    Buffer.of(0, 0, 9),
  ]);
  expect(readAmf(Buffer.concat([writeAmf('onMetaData'), list]))).toEqual(['onMetaData', { width: 1280 }]);
});

test('what ends too early, is unknown or lies too deep is refused', () => {
  const whole = writeAmf('connect', 1, { app: 'live' });
  // Some beginnings are whole messages themselves; none may do anything but answer or refuse.
  const ends = Array.from({ length: whole.length - 1 }, (_, length) => {
    try {
      return Array.isArray(readAmf(whole.subarray(0, length + 1)));
    } catch (error) {
      return error instanceof BadAmf;
    }
  });
  expect(ends.every(Boolean)).toBe(true);
  expect(() => readAmf(Buffer.of(99))).toThrow(BadAmf);
  const deep = Buffer.concat(Array.from({ length: 50 }, () => Buffer.of(3, 0, 1, 97)));
  expect(() => readAmf(deep)).toThrow(BadAmf);
});

test('a name from outside is only a name', () => {
  const bytes = Buffer.concat([Buffer.of(3, 0, 9), Buffer.from('__proto__'), writeAmf('x'), Buffer.of(0, 0, 9)]);
  const [value] = readAmf(bytes);
  expect(Object.getPrototypeOf(value)).toBeNull();
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
