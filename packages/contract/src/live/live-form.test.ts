import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteMs } from '../kernel/time-units.ts';
import {
  actionTypeOf,
  fieldsOf,
  isShortNumber,
  isWithin,
  liveFormWidth,
  liveLimits,
  livePageSize,
  locksOf,
  shareLiveWidth,
  shortNumber,
  canStartAt,
  nextHalfHour,
  startOfToday,
  typeInForce,
  withoutEmpty,
} from './live-form.ts';
import { LiveMode, LiveType } from './live-kinds.ts';
import { LiveStatus } from './live-status.ts';
import { LiveSupplier } from './suppliers.ts';

const { instant, scheduled } = LiveType;
const { external, native, externalNew } = LiveSupplier;

test('[LIVE-FORM-28..31] C-43: the footer of a form follows switch, type, supplier and mode', () => {
  const footer = (isApprovalOn: boolean, supplier: LiveSupplier, liveMode: LiveMode | null, liveType: LiveType) =>
    actionTypeOf({ isApprovalOn, supplier, liveMode, liveType });
  expect(footer(true, native, LiveMode.video, instant)).toBe(3);
  expect(footer(true, external, null, scheduled)).toBe(3);
  expect([external, externalNew].map((supplier) => footer(false, supplier, null, instant))).toEqual([4, 4]);
  expect([1, 2, 3].map((mode) => footer(false, native, mode as LiveMode, instant))).toEqual([5, 5, 1]);
  expect([external, native].map((supplier) => footer(false, supplier, LiveMode.video, scheduled))).toEqual([2, 2]);
});

test('[LIVE-FORM-32] with the switch on every live is scheduled', () => {
  expect(typeInForce(instant, true)).toBe(scheduled);
  expect([instant, scheduled].map((type) => typeInForce(type, false))).toEqual([instant, scheduled]);
});

test('[LIVE-FORM-11][LIVE-FORM-13][LIVE-ENT-11] the family and the type decide which fields a form has', () => {
  expect(fieldsOf({ supplier: native, liveType: instant })).toEqual({
    liveMode: true,
    executionMode: true,
    startTime: false,
    price: true,
  });
  expect(fieldsOf({ supplier: native, liveType: scheduled })).toEqual({
    liveMode: true,
    executionMode: false,
    startTime: true,
    price: true,
  });
  for (const supplier of [external, externalNew])
    expect(fieldsOf({ supplier, liveType: instant })).toEqual({
      liveMode: false,
      executionMode: false,
      startTime: false,
      price: false,
    });
});

test('[LIVE-FORM-26][LIVE-FORM-27] a live in progress locks time, scope and price, a published one its mode', () => {
  expect(locksOf(LiveStatus.running)).toEqual({ startTime: true, shareScope: true, price: true, liveMode: true });
  for (const status of [LiveStatus.notBegun, LiveStatus.ended])
    expect(locksOf(status)).toEqual({ startTime: false, shareScope: false, price: false, liveMode: true });
  for (const status of [LiveStatus.unpublished, LiveStatus.cancelled])
    expect(locksOf(status)).toEqual({ startTime: false, shareScope: false, price: false, liveMode: false });
});

test('[LIVE-FORM-14][LIVE-FORM-15] D-061: up to five digits or nothing; 0 is as good as nothing', () => {
  expect(['', '0', '90', '99999'].map(isShortNumber)).toEqual([true, true, true, true]);
  expect(['100000', '1.5', '-1', '９０', 'abc', '1 2'].map(isShortNumber)).toEqual(Array(6).fill(false));
  expect(['', '0', '00', '90', '007'].map(shortNumber)).toEqual([null, null, null, 90, 7]);
});

test('[LIVE-FORM-07] D-062: lengths are code points after trimming', () => {
  expect(isWithin(`  ${'直'.repeat(100)}  `, liveLimits.subjectMax)).toBe(true);
  expect(isWithin('直'.repeat(101), liveLimits.subjectMax)).toBe(false);
  expect(isWithin('🎥'.repeat(100), liveLimits.subjectMax)).toBe(true);
});

test('[LIVE-FORM-09] D-059: nothing is planned for what is over; the minute that runs is not over yet', () => {
  const now = Date.UTC(2026, 10, 16, 12, 30, 40);
  expect(canStartAt(now, now)).toBe(true);
  expect(canStartAt(Date.UTC(2026, 10, 16, 12, 30), now)).toBe(true);
  expect(canStartAt(Date.UTC(2026, 10, 16, 12, 29, 59), now)).toBe(false);
  // Nine in the morning, in the evening of the same day.
  expect(canStartAt(Date.UTC(2026, 10, 16, 1), now)).toBe(false);
});

test('[LIVE-FORM-09] a new form proposes the next half hour of its zone, which is always to come', () => {
  const at = (hour: number, minute: number) => Date.UTC(2026, 10, 16, hour, minute);
  expect(nextHalfHour(at(12, 29) + 5, 'Asia/Shanghai')).toBe(at(12, 30));
  expect(nextHalfHour(at(12, 30), 'Asia/Shanghai')).toBe(at(13, 0));
  // A clock in Kathmandu is at a quarter when others are at the hour.
  expect(nextHalfHour(at(12, 30), 'Asia/Kathmandu')).toBe(at(12, 45));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
      fc.constantFrom('UTC', 'Asia/Kathmandu'),
      (now, zone) => {
        const proposed = nextHalfHour(now, zone);
        expect(canStartAt(proposed, now) && proposed > now && proposed - now <= 30 * minuteMs).toBe(true);
      },
    ),
  );
});

test('today begins at midnight in the time zone of the company', () => {
  const now = Date.UTC(2026, 10, 15, 17, 30, 12, 345);
  expect(startOfToday(now, 'Asia/Shanghai')).toBe(Date.UTC(2026, 10, 15, 16));
  expect(startOfToday(now, 'UTC')).toBe(Date.UTC(2026, 10, 15));
  expect(startOfToday(now, 'America/New_York')).toBe(Date.UTC(2026, 10, 15, 5));
  // The clocks went back and forward at 1 o'clock UTC of these days.
  expect(startOfToday(Date.UTC(2026, 9, 25, 12), 'Europe/Paris')).toBe(Date.UTC(2026, 9, 24, 22));
  expect(startOfToday(Date.UTC(2026, 2, 29, 12), 'Europe/Paris')).toBe(Date.UTC(2026, 2, 28, 23));
  fc.assert(
    fc.property(fc.integer({ min: 1_500_000_000_000, max: 2_500_000_000_000 }), (time) => {
      const day = startOfToday(time, 'Asia/Shanghai');
      expect(day).toBeLessThanOrEqual(time);
      expect(time - day).toBeLessThan(86_400_000);
      expect(startOfToday(day, 'Asia/Shanghai')).toBe(day);
    }),
  );
});

test('[LIVE-FORM-23] what is empty is not posted; 0, false and empty lists are something', () => {
  expect(withoutEmpty({ a: '', b: null, c: undefined, d: 0, e: false, f: 'x', g: [] })).toEqual({
    d: 0,
    e: false,
    f: 'x',
    g: [],
  });
});

test('[LIVE-FORM-02][LIVE-CREATE-08][LIVE-MGMT-05] the sizes the documents give', () => {
  expect([liveFormWidth, shareLiveWidth, livePageSize]).toEqual([1200, 800, 10]);
});
