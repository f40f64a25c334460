import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = { SECRET_KEY: 'k'.repeat(32), DATA_DIR: join(folder, 'given') };

test('what is sealed can be opened with the same key and no other, and never looks the same twice', () => {
  const secrets = createSecrets(given);
  const [one, two] = [secrets.seal('绑定密码'), secrets.seal('绑定密码')];
  expect(createSecrets(given).open(one)).toBe('绑定密码');
  expect(one.equals(two)).toBe(false);
  expect(one.includes(Buffer.from('绑定密码'))).toBe(false);
  expect(createSecrets({ ...given, SECRET_KEY: 'x'.repeat(32) }).open(one)).toBeNull();
});

test('a sealed text that was changed, cut or is none is not opened', () => {
  const { seal, open } = createSecrets(given);
  const sealed = seal('secret');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(changed)).toBeNull();
  }
  expect(open(sealed.subarray(0, 20))).toBeNull();
  expect(open(Buffer.alloc(0))).toBeNull();
});

test('without a given key one is kept in the data directory, readable by its owner alone, and only when needed', () => {
  const place = { SECRET_KEY: '', DATA_DIR: join(folder, 'own') };
  const secrets = createSecrets(place);
  expect(() => statSync(join(place.DATA_DIR, 'secret.key'))).toThrow('ENOENT');
  const sealed = secrets.seal('x');
  expect(statSync(join(place.DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(place.DATA_DIR, 'secret.key'))).toHaveLength(32);
  expect(createSecrets(place).open(sealed)).toBe('x');
});

test('every purpose signs with a key of its own, the same in every process', () => {
  const secrets = createSecrets(given);
  expect(secrets.keyFor('one')).toHaveLength(32);
  expect(createSecrets(given).keyFor('one').equals(secrets.keyFor('one'))).toBe(true);
  expect(secrets.keyFor('other').equals(secrets.keyFor('one'))).toBe(false);
});
