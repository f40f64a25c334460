import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

/** Each with its name. The planted ones below are written in pieces so that this file does not find itself. */
const leaks: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY[-]{5}/ },
  {
    what: 'an access key',
    pattern: /\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bxox[abp]-\w{10,}|\bsk-[A-Za-z0-9]{32,}/,
  },
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.#*$}])\/(root|work|Users)\/[\w.-]|\/home\/(?!error-page)[\w.-]+\/|\b[A-Z]:\\Users\\/,
  },
  {
    what: 'a registry host',
    pattern: /\/\/[\w.-]*(npmjs|npmmirror|taobao|debian|pypi|yarnpkg)\.(org|com|net)/,
  },
];

const leaksIn = ({ path, text }: Source): string[] =>
  text
    .split('\n')
    .flatMap((line, i) =>
      leaks.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${i + 1} holds ${what}`),
    );

test('each kind of leak is found, addresses of the product are not', () => {
  const planted = [
    '-----BEGIN RSA '.concat('PRIVATE KEY-----'),
    `AKIA${'A'.repeat(16)}`,
    'open(/'.concat('work/main/a.ts)'),
    'https://registry.'.concat('npmjs.org/a'),
  ];
  for (const text of planted) expect(leaksIn({ path: 'a.ts', text })).toHaveLength(1);
  for (const text of ["'/home/error-page/$code'", '#/study/work/1', 'https://example.org/a'])
    expect(leaksIn({ path: 'a.ts', text })).toEqual([]);
});

test('no secret, no path of one machine and no registry host is in the repository', () => {
  expect(sources(/^(?!.*\.(png|jpg|webp|ico|woff2?|mp4|webm|pdf)$)/).flatMap(leaksIn)).toEqual([]);
});
