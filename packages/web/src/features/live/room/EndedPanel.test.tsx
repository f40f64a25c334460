import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { EndedPanel } from './EndedPanel.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const of = <Call extends Endpoint>(call: Call, id: string): Call => ({ ...call, path: call.path.replace(':id', id) });
const readScore = of(nativeCommunity.readScore, 'l1');

/** The panel of somebody who watched; the server answers one after the other, the last again and again. */
async function ended(...answers: readonly boolean[]) {
  const server = await freshClient('en');
  await loadGroups('en', ['activity']);
  useSession.setState({ status: 'signed-in' });
  const left = [...answers];
  server.answer(readScore, () => {
    const canScore = left.length > 1 ? left.shift() : left[0];
    return ok({ mine: null, avgScore: null, scoreCount: 0, canScore });
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <EndedPanel liveId="l1" reason="ended" isSpeaker={false} />
    </QueryClientProvider>,
  );
  return server;
}

const star = () => ({ name: textOf('activity', 'live.room.score.of', { score: 5 }) });

test('[LIVE-ROOM-14] who came just before the end may score as soon as it is written down that they came', async () => {
  const server = await ended(false, true);
  await expect.poll(() => server.countOf(readScore)).toBe(1);
  expect(screen.queryByRole('button', star())).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByRole('button', star())).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.countOf(readScore)).toBe(2);
});

test('[LIVE-ROOM-14] who was not there is not asked for ever', async () => {
  const server = await ended(false);
  await expect.poll(() => server.countOf(readScore)).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.countOf(readScore)).toBe(5);
  expect(screen.queryByRole('button', star())).toBeNull();
});
