import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  [' HTTP://example.org ', 'HTTP://example.org'],
  ['mailto:lin@example.org', 'mailto:lin@example.org'],
  ['lin@example.org', 'mailto:lin@example.org'],
  ['example.org/path', 'https://example.org/path'],
  ['#/share-study/topic-list', '#/share-study/topic-list'],
])('[COMM-09] %s leads to %s (D-128)', (typed, address) => expect(safeLink(typed)).toBe(address));

test.each([
  '',
  'word',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<b>',
  'file:///etc/passwd',
  '//evil.example',
  'two words.org',
  '#top',
])('[COMM-09] %j leads nowhere (D-128)', (typed) => expect(safeLink(typed)).toBeNull());
