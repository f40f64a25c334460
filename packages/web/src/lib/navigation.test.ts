import { expect, test, vi } from 'vitest';
import { go, goToReturnAddress, returnAddress, setNavigate } from './navigation.ts';

test('code leaves for a page through the path table', () => {
  const navigate = vi.fn();
  setNavigate(navigate);
  go('questionDetail', { id: 'q1' }, { from: 'home' });
  goToReturnAddress('/center/my/task?tab=2');
  expect(navigate.mock.calls).toEqual([['/ask/question/detail/q1?from=home'], ['/center/my/task?tab=2']]);
});

test.for([undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/login?returnTo=/x', '/setup'])(
  'D-001: after signing in nobody is sent to %s',
  (asked) => expect(returnAddress(asked)).toBe('/home-v'),
);
