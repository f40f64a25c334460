import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { startWarnings } from './greeting.ts';

const warnings = (env: Record<string, string>) => startWarnings(readConfig(env));

test('a start behind a proxy, or open to the network, warns where nobody said which address people use', () => {
  expect(warnings({ TRUST_PROXY: '10.0.0.5' })).toEqual([expect.stringContaining('Set PUBLIC_URL')]);
  expect(warnings({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('HOST is 0.0.0.0')]);
  expect(warnings({ TRUST_PROXY: '10.0.0.5', PUBLIC_URL: 'https://academy.example' })).toEqual([]);
  expect(warnings({})).toEqual([]);
});
