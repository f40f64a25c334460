import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { showLastingNotice, showNotice } from './notices.ts';

test('[SHELL-17] a notice stays for 2.5 s, and the same text at once is one notice', async () => {
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  showNotice('no network', 'error');
  showNotice('no network', 'error');
  await expect.poll(() => show).toHaveBeenCalledTimes(2);
  const [first, second] = show.mock.calls.map(([notice]) => notice);
  expect(first).toMatchObject({ message: 'no network', autoClose: 2500 });
  expect(second?.id).toBe(first?.id);
  showLastingNotice('outdated', 'reload');
  await expect.poll(() => show).toHaveBeenCalledTimes(3);
  expect(show.mock.calls.at(-1)?.[0]).toMatchObject({ autoClose: false });
});
