import { expect, test } from 'vitest';
import { dayIn, isTimeZone } from './is-time-zone.ts';

test('[D-183] a day is one of the zone', () => {
  const at = Date.UTC(2026, 10, 17, 20);
  expect([dayIn('Asia/Shanghai', at), dayIn('UTC', at)]).toEqual(['2026-11-18', '2026-11-17']);
  expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Base')]).toEqual([true, false]);
});
