import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refused } from '../lib/test-transport.ts';
import { textOf, textOfNumber } from '../lib/texts.ts';
import { openApp } from './test-app.tsx';
import { readPlaces, readPlacesServer } from './test-read-places.ts';

vi.mock('./frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

let server: Awaited<ReturnType<typeof readPlacesServer>>;
beforeEach(async () => {
  server = await readPlacesServer();
});
afterEach(cleanup);

for (const [name, address, endpoint] of readPlaces) {
  for (const [status, number, said] of [
    [403, 1, () => textOfNumber(1)],
    [404, 10404, () => textOf('errors', 'error.notFound')],
  ] as const)
    test(`[ERR-04] ${name} that is refused (${status}) says why, and offers no second try`, async () => {
      server.answer(endpoint, refused(status, number));
      openApp(address);
      const place = await screen.findByText(said() ?? '');
      expect(within(place.closest('[role="alert"]') as HTMLElement).queryByRole('button')).toBeNull();
    });
  test(`[ERR-01] ${name} that could not be had can be asked for again`, async () => {
    server.answer(endpoint, refused(500));
    openApp(address);
    expect(await screen.findByRole('button', { name: textOf('common', 'shell.retry') })).toBeTruthy();
  });
}
