import { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { expect, test } from 'vitest';
import { problemsOf } from './draft-problems.ts';
import { freshDraft, type LiveDraft } from './live-draft.ts';

const today = Date.UTC(2030, 4, 6);
const rules = { supplier: LiveSupplier.native, now: today, isStartLocked: false } as const;
const good: LiveDraft = { ...freshDraft, subject: 'Reading' };
const fieldsWith = (draft: Partial<LiveDraft>, more: Partial<typeof rules> | object = {}): string[] =>
  Object.keys(problemsOf({ ...good, ...draft }, { ...rules, ...more }));

test('[LIVE-FORM-22] a form in order has nothing in its way', () => {
  expect(problemsOf(good, rules)).toEqual({});
});

test('[LIVE-FORM-07] a subject is needed, spaces are none, and it has at most 100 characters', () => {
  expect(problemsOf({ ...good, subject: '   ' }, rules)).toEqual({ subject: { key: 'live.form.subject.required' } });
  expect(fieldsWith({ subject: ` ${'学'.repeat(100)} ` })).toEqual([]);
  expect(fieldsWith({ subject: '学'.repeat(101) })).toEqual(['subject']);
});

test('[LIVE-FORM-08] only a scheduled live needs a start time', () => {
  expect(fieldsWith({ startTime: null })).toEqual([]);
  expect(fieldsWith({ liveType: 2, startTime: null })).toEqual(['startTime']);
});

test('[LIVE-FORM-09] it cannot be over already, unless it cannot be changed any more', () => {
  expect(fieldsWith({ liveType: 2, startTime: today })).toEqual([]);
  expect(fieldsWith({ liveType: 2, startTime: today - 1 })).toEqual(['startTime']);
  expect(fieldsWith({ liveType: 2, startTime: today - 1 }, { isStartLocked: true })).toEqual([]);
});

test('[LIVE-FORM-11] [LIVE-FORM-12] [LIVE-FORM-13] choices are needed where the form has them', () => {
  const none = { liveMode: null, executionMode: null, shareScope: null };
  expect(fieldsWith(none)).toEqual(['liveMode', 'executionMode', 'shareScope']);
  expect(fieldsWith({ ...none, liveType: 2, startTime: today })).toEqual(['liveMode', 'shareScope']);
  expect(fieldsWith(none, { supplier: LiveSupplier.external })).toEqual(['shareScope']);
});

test('[LIVE-FORM-14] [LIVE-FORM-15] durations and numbers are up to five digits or nothing', () => {
  expect(freshDraft.estimateDuration).toBe('90');
  expect(fieldsWith({ estimateDuration: '', planNumber: '99999' })).toEqual([]);
  expect(fieldsWith({ estimateDuration: '1.5', planNumber: '123456' })).toEqual(['estimateDuration', 'planNumber']);
});

test('[LIVE-FORM-16] [LIVE-FORM-17] descriptions have 100 and 500 characters at most', () => {
  expect(fieldsWith({ desc: '😀'.repeat(100), lecturerDesc: '学'.repeat(500) })).toEqual([]);
  expect(fieldsWith({ desc: '😀'.repeat(101), lecturerDesc: '学'.repeat(501) })).toEqual(['desc', 'lecturerDesc']);
});

test('D-067: a passcode has 4 to 16 letters or digits; one that is set may stay', () => {
  const passcode = (text: string, isSet = false) => ({ passcode: { isOn: true, text, isSet } });
  expect(fieldsWith(passcode('ab12'))).toEqual([]);
  for (const text of ['', 'abc', 'ab 12', '口令口令', 'a'.repeat(17)]) {
    expect(fieldsWith(passcode(text))).toEqual(['passcode']);
  }
  expect(fieldsWith(passcode('', true))).toEqual([]);
});
