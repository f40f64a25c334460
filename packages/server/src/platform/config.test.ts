import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settings } from './config.ts';

test('everything has a default; the environment wins over the file', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    DEMO: null,
    WEB_BASE: '/vue/',
    JOBS: 'inline',
  });
  expect(readConfig({ PORT: '8080' }, { PORT: '9090', DEMO: '0' })).toMatchObject({ PORT: 8080, DEMO: false });
});

test('all that is wrong is said at once, in words', () => {
  const bad = () =>
    readConfig({ PORT: 'eighty', WEB_BASE: 'vue', DATABASE_URL: 'mysql://x', TIME_ZONE: 'Mars/Base' }, { PROT: '80' });
  expect(bad).toThrow(
    /PROT is not a setting[\s\S]*PORT must be[\s\S]*WEB_BASE must be[\s\S]*DATABASE_URL must be[\s\S]*TIME_ZONE must be/,
  );
});

test('docs/operations.md lists every setting with its default', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  for (const [name, { initial, about }] of Object.entries(settings)) {
    const row = `| \`${name}\` | ${initial === '' ? 'empty' : `\`${initial}\``} | ${about} |`;
    expect(text, `docs/operations.md wants the row: ${row}`).toContain(row);
  }
});
