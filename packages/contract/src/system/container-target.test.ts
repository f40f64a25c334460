import fc from 'fast-check';
import { maxContainerOrigins } from './max-container-origins.ts';
import { expect, test } from 'vitest';
import { containerTarget, isContainerOrigin, readContainerOrigins, typedOrigin } from './container-target.ts';

const origins = ['https://apps.example.com', 'https://apps.example.com:8443', 'https://xn--fsqu00a.xn--fiqs8s'];
const ownOrigin = 'https://learn.example.com';
const target = (text: string): string | null => containerTarget(text, { origins, ownOrigin });

test.for([
  ['https://apps.example.com', 'https://apps.example.com/'],
  ['https://apps.example.com/a/b?c=1#d', 'https://apps.example.com/a/b?c=1#d'],
  ['HTTPS://APPS.Example.COM/', 'https://apps.example.com/'],
  ['https://apps.example.com:443/', 'https://apps.example.com/'],
  ['https://apps.example.com:8443/x', 'https://apps.example.com:8443/x'],
  [' https://apps.example.com/\n', 'https://apps.example.com/'],
  ['https://例子.中国/', 'https://xn--fsqu00a.xn--fiqs8s/'],
  ['https://apps.example.com\\@evil.example/', 'https://apps.example.com/@evil.example/'],
] as const)('[ROUTE-52] %j is framed as %s', ([text, address]) => {
  expect(target(text)).toBe(address);
});

test.for([
  ['', 'nothing'],
  ['apps.example.com', 'no address'],
  ['/study-v', 'no address of its own'],
  ['//apps.example.com/', 'no scheme'],
  ['http://apps.example.com/', 'not https'],
  ['ftp://apps.example.com/', 'not https'],
  ['javascript:alert(1)//https://apps.example.com/', 'a script'],
  ['data:text/html,https://apps.example.com', 'data'],
  ['blob:https://apps.example.com/7f0c', 'a blob has the origin it was made by'],
  ['https://user@apps.example.com/', 'credentials'],
  ['https://user:word@apps.example.com/', 'credentials'],
  ['https://apps.example.com@evil.example/', 'another host behind a name'],
  ['https://evil.example\\@apps.example.com/', 'a backslash ends the host'],
  ['https://evil.example/https://apps.example.com', 'an allowed one in its path'],
  ['https://apps.example.com.evil.example/', 'a longer host'],
  ['https://more.apps.example.com/', 'a host below'],
  ['https://example.com/', 'the host above'],
  ['https://apps.example.com:8444/', 'another port'],
  ['https://apps.example.com:0/', 'no port'],
  ['https://apps.example.com:65536/', 'no port'],
  ['https://apps.example.com./', 'a dot at the end is another origin'],
  ['https://аpps.example.com/', 'a letter that looks alike'],
  [`https://apps.example.com/${'x'.repeat(2000)}`, 'too long'],
] as const)('[ROUTE-52] %j is not framed: %s', ([text]) => {
  expect(target(text)).toBeNull();
});

test('[ROUTE-52] our own origin is never framed, whatever the settings say', () => {
  expect(containerTarget(`${ownOrigin}/vue/`, { origins: [ownOrigin], ownOrigin })).toBeNull();
  expect(containerTarget(`${ownOrigin}/vue/`, { origins: [ownOrigin], ownOrigin: 'https://other.example' })).toBe(
    `${ownOrigin}/vue/`,
  );
});

test('[ROUTE-52] an origin nobody could have allowed is not framed, though a list names it', () => {
  for (const origin of ['http://apps.example.com', 'https://127.0.0.1', 'https://apps.example.com.'])
    expect(containerTarget(`${origin}/`, { origins: [origin], ownOrigin })).toBeNull();
});

test.for([
  ['https://apps.example.com', true],
  ['https://intranet', true],
  ['https://apps.example.com:8443', true],
  ['https://xn--fsqu00a.xn--fiqs8s', true],
  ['https://例子.中国', false],
  ['https://Apps.example.com', false],
  ['https://apps.example.com/', false],
  ['https://apps.example.com/a', false],
  ['https://apps.example.com:443', false],
  ['https://apps.example.com:08443', false],
  ['https://apps.example.com:65536', false],
  ['https://apps.example.com.', false],
  ['https://*.example.com', false],
  ['https://*', false],
  ['https://a;script-src', false],
  ["https://a'self'.example", false],
  ['https://a,b.example', false],
  ['https://apps.example.com https://evil.example', false],
  ['https://-apps.example.com', false],
  ['https://127.0.0.1', false],
  ['https://[::1]', false],
  ['http://apps.example.com', false],
  ['https://user@apps.example.com', false],
  ['https:', false],
  ['', false],
] as const)('[D-192] %j may be allowed: %s', ([text, isAllowed]) => {
  expect(isContainerOrigin(text)).toBe(isAllowed);
});

test('[D-192] what is typed becomes the origin it names, and stays where it names more', () => {
  expect(typedOrigin('HTTPS://Apps.Example.com:443/')).toBe('https://apps.example.com');
  expect(typedOrigin('https://例子.中国')).toBe('https://xn--fsqu00a.xn--fiqs8s');
  for (const text of ['https://apps.example.com/a', 'https://user@apps.example.com', 'apps', ''])
    expect(typedOrigin(text)).toBe(text);
});

test('[D-192] a list that cannot be read allows nothing, and broken entries are passed over', () => {
  for (const text of ['', '{', '{}', 'null', '"https://apps.example.com"'])
    expect(readContainerOrigins(text)).toEqual([]);
  const mixed = ['https://b.example', 7, null, 'http://a.example', 'https://b.example', 'https://a.example'];
  expect(readContainerOrigins(JSON.stringify(mixed))).toEqual(['https://b.example', 'https://a.example']);
  const many = Array.from({ length: 30 }, (_, n) => `https://a${n}.example`);
  expect(readContainerOrigins(JSON.stringify(many))).toHaveLength(maxContainerOrigins);
});

test('[D-192] whatever is framed belongs to an origin of the list, and no origin holds what a policy would read', () => {
  const host = fc.constantFrom('apps.example.com', 'evil.example', 'apps.example.com.', '例子.中国', '*.example');
  const written = fc
    .tuple(fc.constantFrom('https://', 'http://', '//', ''), fc.constantFrom('', 'u@', 'u:p@'), host, fc.string())
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (text) => {
      const address = target(text);
      expect(address === null || origins.includes(new URL(address).origin)).toBe(true);
      expect(isContainerOrigin(text) && /[\s;,'"*]/.test(text)).toBe(false);
    }),
  );
});
