import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../../lib/texts.ts';
import { aDetail, aLive } from '../manage/test-lives.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, type FakeServer, freshOrganiser } from '../manage/test-organiser.ts';
import type { LiveDetail } from '../manage/managed-live.ts';
import { ShareLiveDialog } from './ShareLiveDialog.tsx';

const t = (key: TextKey<'activity'>) => textOf('activity', key);
const valueOf = async (label: TextKey<'activity'>) => (await screen.findByLabelText<HTMLInputElement>(t(label))).value;

let server: FakeServer;
beforeEach(async () => {
  server = await freshOrganiser();
});
function show(changes: Partial<LiveDetail> = {}) {
  server.answer(at(nativeManage.get, '/live/get/v1'), ok(aDetail(changes)));
  renderLive(<ShareLiveDialog live={aLive()} isOpen onClose={vi.fn()} />);
}

test('[LIVE-CREATE-08] D-057: subject, time, link and code of the way in', async () => {
  show();
  expect(await screen.findByText('Reading together')).toBeTruthy();
  expect(await valueOf('live.share.link')).toMatch(/#\/live\/detail\/v1$/);
  // There is nothing to draw on here, and a code that could not be drawn is hidden: what it shows is tested with it.
  await screen.findByText(t('live.share.qr.failed'));
  expect(screen.getByLabelText(t('live.share.qr'))).toBeTruthy();
  expect(screen.queryByLabelText(t('live.share.keyLogin'))).toBeNull();
});

test('D-050: the link to a live of invited people carries its key', async () => {
  show({ shareScope: 3, shareKey: 'k/1' });
  expect(await valueOf('live.share.link')).toMatch(/#\/live\/detail\/v1\?key=k%2F1$/);
  expect(screen.getByText(t('live.share.link.key'))).toBeTruthy();
});

test('D-067: a live with a passcode has a way in for those who know it', async () => {
  show({ hasPasscode: true });
  expect(await valueOf('live.share.keyLogin')).toMatch(/#\/lives\/keylogin\/v1$/);
});

test('D-069: a guest link is made when it is wanted', async () => {
  const answer = { webUrl: '#/lives/keylogin/v1?token=x', expireTime: 600_000 };
  server.answer(at(nativeCommunity.tempUrl, '/live/temp-url/v1'), ok(answer));
  show();
  fireEvent.click(await screen.findByRole('button', { name: t('live.share.guest.make') }));
  expect(await valueOf('live.share.guest')).toMatch(/#\/lives\/keylogin\/v1\?token=x$/);
});
