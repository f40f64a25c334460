import { expect, test } from 'vitest';
import { dayMs, yearMs } from '../kernel/time-units.ts';
import { settingTable } from '../system/settings.ts';
import { accessKeptMs } from './access-actions.ts';

test('the log of access is kept as long as its setting says; what cannot be read keeps it as it began', () => {
  expect(accessKeptMs(settingTable.ACCESS_LOG.initial)).toBe(yearMs);
  expect(accessKeptMs('{"keptDays":30}')).toBe(30 * dayMs);
  expect(accessKeptMs('{"keptDays":0}')).toBeNull();
  for (const broken of ['', '{}', '[]', '{"keptDays":-1}', '{"keptDays":"x"}'])
    expect(accessKeptMs(broken)).toBe(yearMs);
});
