import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
const listed = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');

const usedParts = (): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
      const imports = readFileSync(join(source, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g);
      return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
    }),
  );

test('every Mantine part in use has its style sheet in mantine.css', () => {
  const existing = new Set(globSync('*.layer.css', { cwd: sheets }).map((file) => file.replace('.layer.css', '')));
  const missing = [...usedParts()].filter((part) => existing.has(part) && !listed.includes(`/${part}.layer.css`));
  expect(missing).toEqual([]);
});
