import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../../lib/texts.ts';
import type { uploadOne } from '../../../shared/files/upload/upload-one.ts';
import type { LiveDetail } from '../manage/managed-live.ts';
import { aDetail, aLive } from '../manage/test-lives.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, type FakeServer, freshOrganiser } from '../manage/test-organiser.ts';
import { EditLive } from './EditLive.tsx';
import { ViewLive } from './ViewLive.tsx';

const upload = vi.hoisted(() =>
  vi.fn<(input: Parameters<typeof uploadOne>[0]) => Promise<{ id: string; path: string }>>(),
);
vi.mock('../../../shared/files/upload/upload-one.ts', () => ({ uploadOne: upload }));

const t = (key: TextKey<'activity'>) => textOf('activity', key);
const onClose = vi.fn();
let server: FakeServer;
let sent: unknown[];

beforeEach(async () => {
  vi.clearAllMocks();
  sent = [];
  server = await freshOrganiser();
  server.answer(at(nativeManage.update, '/live/update/v1'), ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'v1', version: 5 });
  });
});
async function edit(changes: Partial<LiveDetail> = {}) {
  server.answer(at(nativeManage.get, '/live/get/v1'), ok(aDetail(changes)));
  renderLive(<EditLive live={aLive()} onClose={onClose} />);
  await screen.findByDisplayValue('Reading together');
  return within(screen.getByRole('dialog', { name: t('live.form.edit') }));
}
const isLocked = (form: Awaited<ReturnType<typeof edit>>, label: TextKey<'activity'>): boolean =>
  form.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${t(label)}`) }).disabled;

test('[LIVE-FORM-10] [LIVE-FORM-27] a published live locks its mode, and says so; its time stays open', async () => {
  const form = await edit({ status: 1 });
  expect(isLocked(form, 'live.mode.video')).toBe(true);
  expect(form.getByText(t('live.form.lock.published'))).toBeTruthy();
  expect(isLocked(form, 'live.scope.everybody')).toBe(false);
  const time = await form.findByText(/^2030-05-06 \d\d:30$/);
  expect(time.closest('button')?.disabled).toBe(false);
});

test('[LIVE-FORM-26] a live in progress locks time and scope as well', async () => {
  const form = await edit({ status: 2 });
  expect(isLocked(form, 'live.scope.everybody')).toBe(true);
  const time = await form.findByText(/^2030-05-06 \d\d:30$/);
  expect(time.closest('button')?.disabled).toBe(true);
});

test('[LIVE-MGMT-31] saving sends the form, its version and what is locked as it was', async () => {
  const form = await edit({ status: 2 });
  fireEvent.change(form.getByLabelText(t('live.form.planNumber')), { target: { value: '120' } });
  fireEvent.click(form.getByRole('button', { name: t('live.form.save') }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { startTime } = aDetail();
  expect(sent).toEqual([
    {
      subject: 'Reading together',
      startTime,
      liveMode: 1,
      shareScope: 1,
      estimateDuration: 90,
      planNumber: 120,
      desc: 'Two chapters',
      assistantIds: [],
      version: 4,
    },
  ]);
});

const picture = (bytes: number, name = 'cover.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const chooseCover = (form: Awaited<ReturnType<typeof edit>>, file: File) =>
  fireEvent.change(form.getByLabelText(t('live.form.cover.choose'), { selector: 'input' }), {
    target: { files: [file] },
  });

test('[LIVE-FORM-19] a cover of 500 KB or more is refused with the given message', async () => {
  const form = await edit();
  chooseCover(form, picture(500 * 1024));
  expect(await form.findByText(t('live.form.cover.tooLarge'))).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
});

test('[LIVE-FORM-20] a picture that cannot be read is a general error', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  const form = await edit();
  chooseCover(form, picture(10));
  expect(await form.findByText(t('live.form.cover.unreadable'))).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
});

test('[LIVE-FORM-18] [LIVE-FORM-21] a cover is sent when it is chosen, shown, and saved with the form', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  upload.mockResolvedValue({ id: 'f1', path: '/files/f1/cover.png' });
  const form = await edit();
  chooseCover(form, picture(10));
  expect(await form.findByRole('button', { name: t('live.form.cover.change') })).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: t('live.form.save') }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ cover: 'f1' })]));
});

test('[LIVE-FORM-01] [LIVE-MGMT-28] D-046: the form to be read only has nothing but “close”', async () => {
  server.answer(at(nativeManage.get, '/live/get/v1'), ok(aDetail({ hasPasscode: true })));
  renderLive(<ViewLive live={aLive()} onClose={onClose} />);
  expect(await screen.findByText('Two chapters')).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: t('live.form.view') }));
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
  const close = textOf('common', 'dialog.close');
  expect(
    dialog.getAllByRole('button').every((one) => (one.getAttribute('aria-label') ?? one.textContent) === close),
  ).toBe(true);
});
