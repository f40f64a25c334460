import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { readCollect } from '@shuyuan/contract/system/collect.wire';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { ok } from '../../../lib/test-transport.ts';
import { aDetail } from '../manage/test-lives.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, type FakeServer, freshOrganiser } from '../manage/test-organiser.ts';
import type { LiveDetail } from './detail/live-detail.ts';
import { LiveDetailView } from './detail/LiveDetailView.tsx';

/** Somebody who is nothing in particular to the live they look at. */
export async function freshReader(): Promise<FakeServer> {
  const server = await freshOrganiser();
  for (const [calls, path] of [
    [nativeManage, '/live'],
    [externalManage, '/activity/gensee'],
  ] as const) {
    server.answer(at(calls.isAssistant, `${path}/is-assistant/v1`), ok({ result: false }));
    server.answer(at(calls.isClassTeacher, `${path}/is-class-teacher/v1`), ok({ result: false }));
  }
  server.answer(readCollect, ok({ collect: null }));
  return server;
}

/** A live that begins in two hours, as its audience sees it. */
export const seen = (over: Partial<LiveDetail> = {}): LiveDetail => ({
  ...aDetail(),
  isOwn: false,
  isManaged: false,
  liveIsAssistant: false,
  organizerJoinUrl: null,
  panelistJoinUrl: null,
  status: LiveStatus.notBegun,
  startTime: Date.now() + 2 * hourMs,
  ...over,
});

export function openDetail(live: LiveDetail): void {
  const routeTree = createRootRoute({ component: () => <LiveDetailView live={live} /> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  renderLive(<RouterProvider router={createRouter({ routeTree, history })} />);
}
