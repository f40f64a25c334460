import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerWriter } from './answers.ts';

const device = z.object({ browser: z.string().nullable(), of: z.object({ name: z.string() }).nullable() });

test('a field that is not listed is left out, also of what may be absent', () => {
  const write = answerWriter(z.object({ device: device.nullable(), plain: device }), false);
  const more = { browser: 'Firefox', of: { name: 'a', secret: 1 }, isHandheld: false };
  const listed = { browser: 'Firefox', of: { name: 'a' } };
  expect(JSON.parse(write({ device: more, plain: more, secret: 2 }))).toEqual({ device: listed, plain: listed });
  expect(JSON.parse(write({ device: null, plain: listed }))).toEqual({ device: null, plain: listed });
});

test('of several forms the one whose fields are there is written whole', () => {
  const write = answerWriter(z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]), false);
  expect(JSON.parse(write({ a: '1', b: '2' }))).toEqual({ a: '1', b: '2' });
});

test('strict: what production would refuse to write is refused, though its schema takes it', () => {
  const output = z.object({ size: z.int(), of: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) });
  const strict = answerWriter(output, true);
  const value = { size: 1, of: { a: 'x' }, secret: 2 };
  expect(strict(value)).toBe(answerWriter(output, false)(value));
  expect(() => strict({ size: 1.5, of: { a: 'x' } })).toThrow('size');
  const hasMore = { size: 1, of: { a: 'x', secret: 2 } };
  expect(output.safeParse(hasMore).success).toBe(true);
  expect(() => answerWriter(output, false)(hasMore)).toThrow('does not match');
  expect(() => strict(hasMore)).toThrow('does not match');
  // Nobody trims it in production.
  expect(() => answerWriter(z.object({ name: z.string().trim() }), true)({ name: ' x ' })).toThrow('instead of');
});
