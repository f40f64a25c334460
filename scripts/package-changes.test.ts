import { expect, test } from 'vitest';
import { onlyAddsPackages } from './package-changes.ts';

const own = { name: 'shuyuan', scripts: { test: 'node run.mjs' }, dependencies: { zod: '4.1.0' } };
const lock = {
  packages: {
    '': { name: 'shuyuan' },
    'packages/web': { dependencies: { zod: '4.1.0' } },
    'node_modules/zod': { version: '4.1.0' },
  },
};

test('a package that was added changes no other', () => {
  const added = {
    '': { name: 'shuyuan' },
    'packages/web': { dependencies: { zod: '4.1.0', temml: '1.0.0' } },
    'node_modules/zod': { version: '4.1.0' },
    'node_modules/temml': { version: '1.0.0' },
  };
  expect(onlyAddsPackages(own, { ...own, dependencies: { zod: '4.1.0', temml: '1.0.0' } })).toBe(true);
  expect(onlyAddsPackages(lock, { packages: added })).toBe(true);
});

test('another version, a package that went and any other line change everything', () => {
  expect(onlyAddsPackages(own, { ...own, dependencies: { zod: '4.2.0' } })).toBe(false);
  expect(onlyAddsPackages(own, { ...own, dependencies: {} })).toBe(false);
  expect(onlyAddsPackages(own, { ...own, type: 'module' } as typeof own)).toBe(false);
  expect(onlyAddsPackages(lock, { packages: { ...lock.packages, 'node_modules/zod': { version: '4.2.0' } } })).toBe(
    false,
  );
});
