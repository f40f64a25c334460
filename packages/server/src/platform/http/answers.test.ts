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
