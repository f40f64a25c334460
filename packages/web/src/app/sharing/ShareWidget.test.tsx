import { createQuestion } from '@shuyuan/contract/community/question.wire';
import { shareTargets } from '@shuyuan/contract/sharing/share-config';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openSharing, type Share } from '../../shared/sharing/share.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { openApp, said } from '../test-app.tsx';
import { openWidget, questionAddress, setClipboard, sharingServer, t } from './test-sharing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const thing = { id: 'q1', type: ShareType.question };
const linkOf = (shareId: string): string => `#/share/q1/8?shareId=${shareId}`;
const press = (name: Parameters<typeof t>[0]) => userEvent.click(screen.getByRole('button', { name: t(name) }));

test('[SHARE-01] [SHARE-02] six targets in a modal of 326 px, and quietly how often it was shared', async () => {
  await sharingServer();
  openApp(questionAddress);
  const dialog = await openWidget();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    shareTargets.map((target) => t(`sharing.target.${target}`)),
  );
  const modal = screen.getByRole('dialog').closest<HTMLElement>('[style*="--modal-size"]');
  expect(modal?.style.getPropertyValue('--modal-size')).toContain(`${326 / 16}rem`);
  expect(await dialog.findByText(t('sharing.counts', { shared: '3', visited: '1,204' }))).toBeTruthy();
});

test('[SHARE-11] [D-086] copying records the share once, takes its link along and says so', async () => {
  const copied: string[] = [];
  setClipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
  const { recorded, told } = await sharingServer();
  openApp(questionAddress);
  await openWidget();
  await press('sharing.target.link');
  expect(await screen.findByText(t('sharing.copied'))).toBeTruthy();
  await press('sharing.target.link');
  await waitFor(() => expect(copied).toHaveLength(2));
  expect(copied.every((text) => text.endsWith(linkOf('s1')))).toBe(true);
  expect(recorded).toEqual([{ ...thing, target: 'link' }]);
  expect(told[0]).toMatchObject({ itemId: 'q1', actionType: 'share', sceneType: 'community' });
});

test('[D-084] where the clipboard is refused it is copied by a selection, and by hand where that is too', async () => {
  setClipboard({ writeText: () => Promise.reject(new Error('denied')) });
  const copy = vi.fn(() => true);
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
  await sharingServer();
  openApp(questionAddress);
  await openWidget();
  await press('sharing.target.link');
  expect(await screen.findByText(t('sharing.copied'))).toBeTruthy();
  copy.mockReturnValue(false);
  await press('sharing.target.link');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t('sharing.address') });
  expect(field.value).toContain(linkOf('s1'));
});

test('[SHARE-04] [D-084] WeChat gets the link as a code of 200, and there is a way back', async () => {
  const { recorded } = await sharingServer();
  openApp(questionAddress);
  await openWidget();
  await press('sharing.target.weChat');
  const code = await screen.findByLabelText(t('sharing.weChat.code'));
  expect(code.parentElement?.style.inlineSize).toBe('200px');
  expect(recorded).toEqual([{ ...thing, target: 'weChat' }]);
  await press('sharing.back');
  expect(screen.getByRole('button', { name: t('sharing.target.weChat') })).toBeTruthy();
});

test.for([
  ['qq', 'https://sns.qzone.qq.com', 'pics'],
  ['blog', 'https://service.weibo.com', 'pic'],
] as const)('[D-084] %s opens its share address in a tab that cannot reach back', async ([target, place, pictures]) => {
  const tab = { opener: window as unknown, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await sharingServer();
  openApp(questionAddress);
  const share: Share = { ...thing, title: 'Why & how', pics: ['/files/cover'] };
  await screen.findByRole('heading', { level: 1 });
  await act(() => openSharing(share));
  await screen.findByRole('dialog', { name: t('sharing.title') });
  await press(`sharing.target.${target}`);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  const { origin, searchParams } = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '');
  expect([origin, searchParams.get('title')]).toEqual([place, 'Why & how']);
  expect(searchParams.get('url')).toContain(linkOf('s1'));
  expect(searchParams.get(pictures)).toContain('/files/cover');
  expect(tab.opener).toBeNull();
  open.mockReturnValue(null);
  await press(`sharing.target.${target}`);
  expect(await screen.findByText(t('sharing.blocked'))).toBeTruthy();
});

test('[SHARE-12] the page hears of it, a type of its own goes along, and WeChat may be left out', async () => {
  setClipboard({ writeText: () => Promise.resolve() });
  const { recorded, told } = await sharingServer();
  openApp(questionAddress);
  const callback = vi.fn();
  const extension = { shareType: ShareType.askShare, ShareWeiXin: false };
  await screen.findByRole('heading', { level: 1 });
  await act(() => openSharing({ ...thing, title: 'Why?', extension, callback, buryPoint: 'search' }));
  const dialog = within(await screen.findByRole('dialog', { name: t('sharing.title') }));
  expect(dialog.queryByRole('button', { name: t('sharing.target.weChat') })).toBeNull();
  expect(callback).not.toHaveBeenCalled();
  await press('sharing.target.link');
  await waitFor(() => expect(callback).toHaveBeenCalledExactlyOnceWith('link'));
  expect(recorded).toEqual([{ id: 'q1', type: ShareType.askShare, target: 'link' }]);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ sceneType: 'search', extra: { target: 'link', type: ShareType.askShare } });
});

test('[SHARE-12] a type fixed by the page is what the blacklist looks at', async () => {
  await sharingServer({ blackList: [13] });
  openApp(questionAddress);
  await screen.findByRole('heading', { level: 1 });
  await act(() => openSharing({ ...thing, title: 'Why?', extension: { fixType: 13 } }));
  expect(await screen.findByText(said(31103))).toBeTruthy();
});

test('[D-084] the ask-bar publishes a post that links what is shared; a refusal keeps what was written', async () => {
  const { server, recorded } = await sharingServer();
  const posts: { title: string; content: string }[] = [];
  server.answer(createQuestion, refused(422, 20101));
  openApp(questionAddress);
  await openWidget();
  await press('sharing.target.ask');
  const dialog = within(await screen.findByRole('dialog', { name: t('sharing.ask.title') }));
  const words = dialog.getByRole('textbox', { name: t('sharing.ask.words') });
  await userEvent.type(words, '<b>Who knows?');
  await press('sharing.ask.send');
  expect(await screen.findByText(said(20101))).toBeTruthy();
  expect((words as HTMLTextAreaElement).value).toBe('<b>Who knows?');
  server.answer(createQuestion, ({ body }) => {
    posts.push(JSON.parse(body) as { title: string; content: string });
    return ok({ id: 'q9', state: 'active' });
  });
  await press('sharing.ask.send');
  const link = await screen.findByRole('link', { name: t('sharing.ask.done') });
  expect(link.getAttribute('href')).toBe('#/ask/question/detail/q9');
  expect(recorded).toEqual([{ ...thing, target: 'ask' }]);
  expect(posts[0]?.title).toBe(t('sharing.ask.proposed', { title: 'Why does line three stop?' }));
  expect(posts[0]?.content).toMatch(/^<p>&lt;b&gt;Who knows\?<\/p><p><a href="[^"]*#\/share\/q1\/8\?shareId=s1">/);
});

test('[D-084] a title too short for a post is said at its field, and nothing is recorded', async () => {
  const { recorded } = await sharingServer();
  openApp(questionAddress);
  await openWidget();
  await press('sharing.target.ask');
  const field = await screen.findByRole('textbox', { name: t('sharing.ask.heading') });
  await userEvent.clear(field);
  await userEvent.type(field, 'Hm');
  await press('sharing.ask.send');
  expect(await screen.findByText(t('sharing.ask.heading.length', { min: 4, max: 80 }))).toBeTruthy();
  expect(recorded).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: textOf('common', 'dialog.cancel') }));
  expect(await screen.findByRole('button', { name: textOf('common', 'dialog.leave.confirm') })).toBeTruthy();
});
