import { expect, test } from 'vitest';
import { icsText } from './ics-text.ts';

const event = {
  uid: 'live-1@here',
  sequence: 3,
  stamp: Date.UTC(2026, 10, 1),
  start: Date.UTC(2026, 10, 15, 6, 5, 9, 120),
  end: Date.UTC(2026, 10, 15, 7, 35),
  summary: '工艺公开课',
  description: '',
  url: 'http://here/vue/#/live/detail/1',
  isCancelled: false,
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('[LIVE-ROOM-08] D-065: times are in UTC, the date keeps its name, and it calls 15 minutes before', () => {
  expect(unfolded(icsText([event]))).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:live-1@here',
      'SEQUENCE:3',
      'DTSTART:20261115T060509Z',
      'DTEND:20261115T073500Z',
      'SUMMARY:工艺公开课',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT15M',
      'END:VCALENDAR',
    ]),
  );
  expect(icsText([event])).not.toContain('DESCRIPTION:\r\n');
  expect(icsText([{ ...event, isCancelled: true }])).toContain('STATUS:CANCELLED\r\n');
});

test('RFC 5545: what means something to a calendar is escaped', () => {
  const text = unfolded(icsText([{ ...event, summary: 'a;b,c\\d', description: 'one\r\ntwo\nthree\rfour\u0007' }]));
  expect(text).toContain(String.raw`SUMMARY:a\;b\,c\\d`);
  expect(text).toContain(String.raw`DESCRIPTION:one\ntwo\nthree\nfour`);
});

test('RFC 5545: no line is longer than 75 octets, and none is broken within a character', () => {
  const summary = '质量改进与工艺优化😀'.repeat(20);
  const text = icsText([{ ...event, summary }]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('several dates are one calendar, each with its place', () => {
  const text = unfolded(
    icsText([
      { ...event, location: '求是厅; 二楼' },
      { ...event, uid: 'class-2@here' },
    ]),
  );
  expect(text.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  expect(text.filter((line) => line.startsWith('UID:'))).toEqual(['UID:live-1@here', 'UID:class-2@here']);
  expect(text.filter((line) => line.startsWith('LOCATION:'))).toEqual([String.raw`LOCATION:求是厅\; 二楼`]);
});
