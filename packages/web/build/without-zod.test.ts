import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutZod } from './without-zod.ts';
import { z } from './zod-stand-in.ts';

const source = join(import.meta.dirname, '../src');

/** Builds one module that does not exist on disk, as if it stood at `file`. */
const buildOf = (file: string, code: string) =>
  build({
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      {
        name: 'given',
        enforce: 'pre',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? code : null),
      },
      withoutZod(),
    ],
    build: { write: false, rolldownOptions: { input: file } },
  });

const importing = "import { z } from 'zod'; console.log(z.object({}));";

test('a screen that imports zod stops the build', async () => {
  await expect(buildOf(join(source, 'features/live/LiveForm.ts'), importing)).rejects.toThrow(/imports zod/);
});

test('a wire that imports zod gets the stand-in', async () => {
  const wire = join(source, '../../contract/src/live/live.wire.ts');
  await expect(buildOf(wire, importing)).resolves.toBeTruthy();
});

test('the stand-in takes whatever a wire does to a schema', async () => {
  const schema = z['object']?.({
    id: z['string']?.()
      .min?.(1)
      .refine?.(() => true),
  });
  expect(schema).toBe(z);
  expect(Object.assign({}, z['shape'])).toEqual({});
  expect([...(z as unknown as Iterable<unknown>)]).toEqual([]);
  expect(''.concat(z as unknown as string)).toBe('');
  // An awaited stand-in must settle.
  expect(await Promise.resolve(z)).toBe(z);
});
