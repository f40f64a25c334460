import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readDataUrl } from './read-data-url.ts';

const run = promisify(execFile);

test.for([
  ['data:image/png;base64,aGk=', 'hi'],
  ['aGk=', 'hi'],
  ['aGk', 'hi'],
  ['data:;base64,Pz8/', '???'],
  // A plus of a form.
  ['++ +', Buffer.from('++++', 'base64').toString('latin1')],
] as const)('%s is read', ([text, bytes]) => {
  expect(readDataUrl(text)?.toString('latin1')).toBe(bytes);
});

test.for([
  '',
  '=',
  'data:image/png;base64,',
  'not base64 at all!',
  'aG=k',
  'aGk===',
  `data:${'a'.repeat(200)};base64,aGk=`,
])('“%s” is refused', (text) => {
  expect(readDataUrl(text)).toBeNull();
});

test('the largest picture is read in a process that no longer compiles patterns well', async () => {
  const script = `
    const { readDataUrl } = await import(${JSON.stringify(import.meta.resolve('./read-data-url.ts'))});
    process.stdout.write(String(readDataUrl('A'.repeat(4_300_000)).length));
  `;
  const { stdout } = await run(process.execPath, ['--no-regexp-optimization', '--input-type=module', '-e', script]);
  expect(stdout).toBe('3225000');
});
