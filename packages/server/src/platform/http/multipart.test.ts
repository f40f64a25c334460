import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { formOf } from '../../world/tests/files/test-upload-client.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import { onUpload } from './route.ts';

const count = endpoint({
  method: 'POST',
  path: '/test/count',
  summary: 'Stands for whatever takes a file.',
  access: 'member',
  input: z.object({ a: z.int(), stop: z.int().optional() }),
  output: z.object({ bytes: z.int() }),
  errors: ['file.in-use'],
  isMultipart: true,
  bodyLimitKb: 4096,
});

let world: TestWorld;
let [url, authorization] = ['', ''];
let handled = 0;
beforeAll(async () => {
  const route = onUpload(count, async (_, { stop }, body) => {
    handled += 1;
    if (stop) throw new AppError('file.in-use');
    return { bytes: (await buffer(body)).length };
  });
  const real = await openWorld();
  const { token } = await real.signIn('linzhiyuan');
  authorization = `Bearer__${token}`;
  world = await openWorld({ routes: [route], beside: real });
  const { close } = world;
  world = {
    ...world,
    close: async () => {
      await close();
      await real.close();
    },
  };
  url = await world.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

test('a file that is given up ends at once, although nothing more comes of it', async () => {
  async function* silent(): AsyncGenerator<Buffer, undefined> {
    yield Buffer.from(`${line('file', '', 'a.bin').slice(0, -2)}the beginning`);
    await new Promise(() => undefined);
    return undefined;
  }
  const { file } = await readMultipart(silent(), 'b');
  const reading = buffer(file);
  file.destroy(new AppError('request.still-running'));
  await expect(reading).rejects.toMatchObject({ code: 'request.still-running' });
});

const line = (name: string, value: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const post = (payload: string, headers: Record<string, string> = {}) =>
  world.http.inject({
    method: 'POST',
    url: '/api/v1/test/count',
    payload,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=b', ...headers },
  });

test('fields, then the file', async () => {
  const answer = await post(`${line('a', '1')}${line('file', 'hello', 'x')}--b--\r\n`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: 5 }]);
  const empty = await post(`${line('a', '1')}${line('file', '', 'x')}--b--`);
  expect(empty.json()).toEqual({ bytes: 0 });
});

const problem = (field: string, rule: string) => ({ errorCode: 10422, problems: [{ field, rule }] });

test.each([
  ['no file', `${line('a', '1')}--b--\r\n`, problem('file', 'required')],
  ['a field behind the file', `${line('file', 'x', 'x')}${line('a', '1')}--b--\r\n`, problem('a', 'required')],
  [
    'a known field behind the file',
    `${line('a', '1')}${line('file', 'x', 'x')}${line('b', '1')}--b--`,
    problem('b', 'after-file'),
  ],
  [
    'two files',
    `${line('a', '1')}${line('file', 'x', 'x')}${line('more', 'y', 'y')}--b--`,
    problem('more', 'second-file'),
  ],
  ['a field twice', `${line('a', '1')}${line('a', '2')}${line('file', 'x', 'x')}--b--`, problem('a', 'repeated')],
  ['a field of the wrong kind', `${line('a', 'x')}${line('file', 'x', 'x')}--b--`, { errorCode: 10422 }],
  ['another boundary', '--c\r\n\r\n', { errorCode: 10400 }],
  ['no end', `${line('a', '1')}${line('file', 'x', 'x')}`, { errorCode: 10400 }],
  ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--', { errorCode: 10400 }],
  ['nothing', '', { errorCode: 10400 }],
  ['bytes that are no text', line('a', '1').replace('1', '\udcff'), { errorCode: 10400 }],
  ['fields without end', line('a', 'x'.repeat(70_000)), { errorCode: 10413 }],
  ['very many fields', Array.from({ length: 60 }, (_, n) => line(`f${n}`, '1')).join(''), { errorCode: 10413 }],
])('[ERR-08] a form with %s gets its typed answer', async (_, payload, refusal) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(refusal.errorCode === 10413 ? 413 : 422);
  expect(answer.json()).toMatchObject(refusal);
});

test('another kind of body is refused, and so is a visitor, before anything is read', async () => {
  const before = handled;
  expect((await post('{"a":1}', { 'content-type': 'application/json' })).json().errorCode).toBe(10415);
  expect((await post('', { authorization: '' })).statusCode).toBe(401);
  expect((await post('', { authorization: 'Bearer__nobody' })).statusCode).toBe(401);
  expect(handled).toBe(before);
});

/** Sends what it says, then what `then` adds, and waits for the answer whatever becomes of the rest. */
function send(pieces: readonly Buffer[], headers: Record<string, string | number>, pauseMs = 0) {
  return new Promise<number>((done, fail) => {
    const request = http.request(`${url}/api/v1/test/count`, {
      method: 'POST',
      headers: { authorization, ...headers },
    });
    request.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    request.on('error', fail);
    const write = async () => {
      for (const piece of pieces) {
        request.write(piece);
        await new Promise((next) => setTimeout(next, pauseMs));
      }
      request.end();
    };
    void write();
  });
}

test('who is refused early and is still sending gets the answer, not a broken line', async () => {
  const { type, head, tail } = formOf({ a: 1, stop: 1 });
  const pieces = [head, ...Array.from({ length: 24 }, () => Buffer.alloc(128 * 1024)), tail];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const headers = { 'content-type': type, 'content-length': length };
  expect(await send(pieces, headers, 5)).toBe(errorSpec('file.in-use').status);
  expect(await send(pieces, { ...headers, authorization: 'Bearer__nobody' }, 5)).toBe(401);
});

test('more than an endpoint takes is refused by its announcement, or as soon as it has come', async () => {
  const { type, head } = formOf({ a: 1 });
  const announced = { 'content-type': type, 'content-length': 5 * 1024 * 1024 };
  expect(await send([head, Buffer.alloc(5 * 1024 * 1024 - head.length)], announced)).toBe(413);
  const chunked = { 'content-type': type, 'transfer-encoding': 'chunked' };
  expect(await send([head, Buffer.alloc(4_300_000)], chunked)).toBe(413);
});

test('a form may be cut anywhere on its way', async () => {
  const bytes = Buffer.concat([
    crypto.getRandomValues(Buffer.alloc(200)),
    Buffer.from('\r\n--\r\n--x\r\r\n-'),
    crypto.getRandomValues(Buffer.alloc(50)),
    Buffer.from('\r'),
  ]);
  const { type, head, tail } = formOf({ a: 'é', b: '' });
  const whole = Buffer.concat([head, bytes, tail]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }), async (cuts) => {
      const chunks: Buffer[] = [];
      for (let at = 0, n = 0; at < whole.length; n++) {
        const size = cuts[n % cuts.length] ?? 1;
        chunks.push(whole.subarray(at, at + size));
        at += size;
      }
      const { fields, file } = await readMultipart(Readable.from(chunks).iterator(), boundaryOf(type) ?? '');
      expect({ ...fields }).toEqual({ a: 'é', b: '' });
      expect((await buffer(file)).equals(bytes)).toBe(true);
    }),
  );
});

test('the boundary is found as clients write it', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b');
  for (const other of [
    'multipart/form-data',
    'multipart/mixed; boundary=b',
    '',
    undefined,
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])
    expect(boundaryOf(other)).toBeNull();
});
