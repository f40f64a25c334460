import { expect, test } from 'vitest';
import { settingTable } from '../system/settings.ts';
import { accessKeptMs } from './access-actions.ts';

test('the log of access is kept as long as its setting says; what cannot be read keeps it as it began', () => {
  const year = 365 * 86_400_000;
  expect(accessKeptMs(settingTable.ACCESS_LOG.initial)).toBe(year);
  expect(accessKeptMs('{"keptDays":30}')).toBe(30 * 86_400_000);
  expect(accessKeptMs('{"keptDays":0}')).toBeNull();
  for (const broken of ['', '{}', '[]', '{"keptDays":-1}', '{"keptDays":"x"}']) expect(accessKeptMs(broken)).toBe(year);
});
