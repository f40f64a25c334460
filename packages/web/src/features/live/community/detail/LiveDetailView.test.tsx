import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ok } from '../../../../lib/test-transport.ts';
import { at, type FakeServer, t } from '../../manage/test-organiser.ts';
import { freshReader, openDetail as open, seen } from '../test-detail.tsx';

type Key = Parameters<typeof t>[0];
let server: FakeServer;
beforeEach(async () => {
  server = await freshReader();
});

const button = (key: Key) => screen.findByRole('button', { name: new RegExp(`^${t(key)}`) });
const noButton = (key: Key) => screen.queryByRole('button', { name: new RegExp(`^${t(key)}`) });

test('[LIVE-ROOM-11] the live check asks both about the reader, and says what they are', async () => {
  server.answer(at(nativeManage.isAssistant, '/live/is-assistant/v1'), ok({ result: true }));
  server.answer(at(nativeManage.isClassTeacher, '/live/is-class-teacher/v1'), ok({ result: true }));
  open(seen({ liveIsAssistant: true }));
  await screen.findByText(t('live.detail.role.assistant'));
  await screen.findByText(t('live.detail.role.teacher'));
  expect(await button('live.detail.assist')).toBeTruthy();
});

test('[LIVE-ROOM-11] without an answer the page stands', async () => {
  open(seen({ id: 'v2' }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(t('live.detail.role.assistant'))).toBeNull();
});

test('[LIVE-ROOM-15] before it begins: enter, subscribe, calendar; the host has a door of their own', async () => {
  open(seen());
  await button('live.detail.subscribe');
  await button('live.detail.enter');
  await button('live.share.calendar');
  expect(noButton('live.detail.host')).toBeNull();
  expect(screen.queryByText(t('live.detail.score.title'))).toBeNull();
});

test.each([
  [LiveStatus.ended, 'live.detail.state.ended.title'],
  [LiveStatus.cancelled, 'live.detail.state.cancelled.title'],
  [LiveStatus.unpublished, 'live.detail.state.unpublished.title'],
] as const)('[LIVE-ROOM-09] status %i is a page of its own, without a door', async (status, title) => {
  open(seen({ status, supplier: 4 }));
  await screen.findByText(t(title));
  expect(noButton('live.detail.enter')).toBeNull();
  expect(noButton('live.detail.subscribe')).toBeNull();
});

test('[LIVE-ROOM-08] D-065: once its time has come nobody subscribes, and everybody may come in', async () => {
  open(seen({ startTime: Date.now() - 1_000 }));
  await screen.findByText(t('live.detail.state.late.title'));
  await button('live.detail.enter');
  expect(noButton('live.detail.subscribe')).toBeNull();
});

test('[LIVE-ROOM-04] [LIVE-ROOM-08] a live of a supplier is subscribed to on the path of its family', async () => {
  server.answer(externalCommunity.subscribe, ok({ isSubscribed: true, subNumber: 1 }));
  open(seen({ supplier: 0 }));
  await userEvent.click(await button('live.detail.subscribe'));
  await waitFor(() => expect(server.countOf(externalCommunity.subscribe)).toBe(1));
  expect(server.countOf(nativeCommunity.subscribe)).toBe(0);
});

test('[LIVE-ROOM-14] D-066: stars for who attended, the reason for who did not', async () => {
  const score = { mine: null, avgScore: 4.5, scoreCount: 2, canScore: false };
  const readScore = at(nativeCommunity.readScore, '/live/score/v1');
  server.answer(readScore, ok(score));
  open(seen({ status: LiveStatus.running }));
  await screen.findByText('4.5');
  expect(await screen.findByText(t('live.detail.score.notAttended'))).toBeTruthy();
  expect(noButton('live.detail.score.star')).toBeNull();
});

test('[ROUTE-50] D-068: a preview says that it is one', async () => {
  open(seen({ homeConfigId: 'h1' }));
  expect(await screen.findByText(t('live.detail.preview'))).toBeTruthy();
});
