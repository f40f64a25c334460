import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** In a process of its own: the tests around this one pay less. */
async function hashInProduct(password: string): Promise<string> {
  const program = `
    import { hashPassword } from ${JSON.stringify(resolve(import.meta.dirname, 'passwords.ts'))};
    process.stdout.write(await hashPassword(${JSON.stringify(password)}));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout;
}

test('the product hashes with the cost OWASP names, and what was hashed at any cost is checked', async () => {
  const hashed = await hashInProduct('a password');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('a password', hashed)).toBe(true);
  expect(await isPassword('another', hashed)).toBe(false);
  expect(await isPassword('a password', await hashPassword('a password'))).toBe(true);
  expect(await isPassword('nobody has this password', null)).toBe(false);
});
