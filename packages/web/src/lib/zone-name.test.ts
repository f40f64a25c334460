import { expect, test } from 'vitest';
import { foreignZoneName, zoneHere, zoneName } from './zone-name.ts';

test('[LIVE-FORM-10] a zone is named as people call it, with its distance at that moment', () => {
  const winter = Date.UTC(2026, 0, 15);
  const summer = Date.UTC(2026, 6, 15);
  expect(zoneName({ time: winter, locale: 'en-US', timeZone: 'Asia/Shanghai' })).toBe('China Standard Time (GMT+8)');
  expect(zoneName({ time: winter, locale: 'en-US', timeZone: 'America/New_York' })).toBe(
    'Eastern Standard Time (GMT-5)',
  );
  expect(zoneName({ time: summer, locale: 'en-US', timeZone: 'America/New_York' })).toBe(
    'Eastern Daylight Time (GMT-4)',
  );
  expect(zoneName({ time: winter, locale: 'zh-CN', timeZone: 'Asia/Shanghai' })).toContain('中国标准时间');
});

test('[LIVE-FORM-10] the zone of the reader is named where something was planned in another one, and not in their own', () => {
  const time = Date.UTC(2026, 0, 15);
  const other = zoneHere() === 'Asia/Shanghai' ? 'Europe/Paris' : 'Asia/Shanghai';
  expect(foreignZoneName({ time, locale: 'en-US', timeZone: zoneHere() })).toBeNull();
  expect(foreignZoneName({ time, locale: 'en-US', timeZone: other })).toBe(zoneName({ time, locale: 'en-US' }));
});
