import { expect, test } from 'vitest';
import { fillIn, isolate } from './isolate.ts';

test.for([
  ['ar', '换型从四十分钟', true],
  ['ar', 'SPC', true],
  ['ar', 'إدارة 5', false],
  ['ar', '12.50', false],
  ['ar', 'إدارة SPC', true],
  ['cn', '林知远', false],
  ['en', 'الإدارة', true],
  ['fr', 'Café', false],
] as const)('[I18N-01] in %s “%s” is fenced: %s', ([language, value, isFenced]) => {
  expect(isolate(value, language)).toBe(isFenced ? `\u2068${value}\u2069` : value);
});

test('[I18N-01] every value of a text is fenced by itself', () => {
  expect(fillIn('«{{title}}» {{count}}', 'ar', (name) => (name === 'title' ? '换型' : '3'))).toBe(
    '«\u2068换型\u2069» 3',
  );
});
