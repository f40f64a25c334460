import { expect, test } from 'vitest';
import {
  asAllowed,
  channels,
  defaultsOf,
  isFixed,
  isNoticeKind,
  noticeKinds,
  noticeKindTable,
} from './notice-kinds.ts';
import { isOwnLink, readableValues } from './notice-text.ts';
import { needsSecret, takesSecret, webhookStyles } from './webhook-styles.ts';

test('D-147 every kind the decision names is there', () => {
  for (const kind of ['discussion', 'reward', 'attention', 'subscription', 'approval-result', 'live-reminder']) {
    expect(isNoticeKind(kind)).toBe(true);
  }
  expect(isNoticeKind('toString')).toBe(false);
});

test('what is fixed is on by default and stays on', () => {
  for (const kind of noticeKinds) {
    const off = asAllowed({ kind, inApp: false, email: false });
    for (const channel of channels) {
      expect(off[channel]).toBe(isFixed(kind, channel));
      expect(defaultsOf(kind)[channel] || !isFixed(kind, channel)).toBe(true);
    }
  }
  expect(isFixed('account', 'inApp')).toBe(true);
});

test('every kind has a text', () => {
  expect(Object.values(noticeKindTable).filter(({ texts }) => Object.keys(texts).length === 0)).toEqual([]);
});

test('times are written, other values stay', () => {
  expect(readableValues({ startAt: 5, title: 'x', amount: 7 }, (time) => `t${time}`)).toEqual({
    startAt: 't5',
    title: 'x',
    amount: 7,
  });
});

test.each([
  ['/center/my/notifications', true],
  ['/live/detail/7?x=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
])('%s is a place of ours: %s', (link, isOurs) => {
  expect(isOwnLink(link)).toBe(isOurs);
});

test('who needs a secret takes one', () => {
  expect(webhookStyles.filter((style) => needsSecret(style) && !takesSecret(style))).toEqual([]);
  expect(takesSecret('wecom')).toBe(false);
  expect(needsSecret('generic')).toBe(true);
});
