import { listHistory, removeSession, renameSession } from '@shuyuan/contract/assistant/chat.wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../features/assistant/test-chat.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { openApp, t as common } from '../test-app.tsx';
import { assistantServer, t } from './test-assistant.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const field = () => screen.findByRole('textbox', { name: t('assistant.question') });
const button = (name: string) => screen.findByRole('button', { name });
/** Without a layout the kit takes the button of the menu for one out of sight, and hides what it opens. */
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
const blank = () => `${textOf('personal', 'zxy.371189988194390016')}！`;

test('[AI-08] the page has history, messages, both modes, and asks with what was chosen', async () => {
  const { stream } = await assistantServer();
  openApp('/ai-assistant');
  expect(await screen.findByRole('region', { name: t('assistant.history') })).toBeTruthy();
  expect(await screen.findByRole('button', { name: session().chatTitle })).toBeTruthy();
  await userEvent.click(await button(t('assistant.thinking')));
  await userEvent.click(await button(t('assistant.webSearch')));
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(stream.asked).toHaveLength(1));
  expect(stream.asked[0]).toMatchObject({ question: 'Why?', thinking: true, web_search: true });
  expect(await button(t('assistant.stop'))).toBeTruthy();
});

test('[AI-14] [AI-19] the answer appears as it comes; the address names the conversation; the history is asked again', async () => {
  const { server, stream } = await assistantServer();
  const { address } = openApp('/ai-assistant');
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  stream.emit({ delta: '**Because** it is' });
  expect((await screen.findByText('Because')).tagName).toBe('STRONG');
  await waitFor(() => expect(address()).toBe('/ai-assistant?session=c1'));
  const asked = server.countOf(listHistory);
  stream.emit({ delta: ' so', finished: true });
  expect(await button(t('assistant.copy'))).toBeTruthy();
  await waitFor(() => expect(server.countOf(listHistory)).toBeGreaterThan(asked));
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('Because it is so');
});

test.each(['', '   \n '])('[AI-13] a question of %j is not sent; a message says what is missing', async (text) => {
  const { stream } = await assistantServer();
  openApp('/ai-assistant');
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(await screen.findByText(blank())).toBeTruthy();
  expect(stream.asked).toEqual([]);
});

test('[AI-08] Shift+Enter and the Enter of an input method do not send', async () => {
  const { stream } = await assistantServer();
  openApp('/ai-assistant');
  await userEvent.type(await field(), 'a');
  fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  await userEvent.click(await button(t('assistant.send')));
  await waitFor(() => expect(stream.asked).toHaveLength(1));
});

test('[AI-25] what was refused stands in the field again, and the reason is said once', async () => {
  const { stream } = await assistantServer();
  stream.refuseNext(429, 32104);
  openApp('/ai-assistant');
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(stream.asked).toHaveLength(1));
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('Why?'));
});

test('[AI-24] a lost session leads to the login page at once, with the way back', async () => {
  const { stream } = await assistantServer();
  stream.refuseNext(401, 40101);
  const { address } = openApp('/ai-assistant');
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(address()).toContain('/login?returnTo='));
  expect(stream.asked).toHaveLength(1);
});

test('[D-156] a mode that cannot be used stays to be read, with the reason, and is not asked for', async () => {
  const { stream } = await assistantServer({ maySearchWeb: false, mayThink: false });
  openApp('/ai-assistant');
  const web = await button(t('assistant.webSearch'));
  expect(web.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(web);
  web.focus();
  expect(await screen.findByText(t('assistant.webSearch.off'))).toBeTruthy();
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(stream.asked[0]).toMatchObject({ web_search: false, thinking: false }));
});

test('[ROUTE-51] [D-160] the reasoning page is the same chat with thinking fixed on', async () => {
  const { stream } = await assistantServer();
  openApp('/ds-i/index');
  expect(await screen.findByRole('heading', { level: 1, name: t('assistant.reasoning.title') })).toBeTruthy();
  const thinking = await button(t('assistant.thinking'));
  expect(thinking.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(thinking);
  await userEvent.type(await field(), 'Why?{Enter}');
  await waitFor(() => expect(stream.asked[0]).toMatchObject({ thinking: true }));
});

test('[AI-17] [D-157] a think block is folded with its seconds; what is copied leaves it out', async () => {
  await assistantServer();
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  openApp('/ai-assistant?session=c1');
  const block = await button(t('assistant.thought', { seconds: 4 }));
  expect(block.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('hm').hidden).toBe(true);
  fireEvent.click(block);
  expect(screen.getByText('hm').hidden).toBe(false);
  fireEvent.click(await button(t('assistant.copy')));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('By its support points [1].'));
});

test('[AI-10] a mark leads to its card, and the card to the place it came from', async () => {
  await assistantServer();
  openApp('/ai-assistant?session=c1');
  const cards = within(await screen.findByRole('region', { name: t('assistant.sources') }));
  const card = cards.getByRole('link');
  expect(card.getAttribute('href')).toContain('/ask/question/detail/q1');
  fireEvent.click(await button(t('assistant.source.mark', { number: 1 })));
  expect(document.activeElement).toBe(card);
});

test('[AI-08] a conversation is renamed, and deleted only after a question; then a new one begins', async () => {
  // About the hidden menu, with the whole tree of the page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await assistantServer();
  const titles: unknown[] = [];
  server.answer({ ...renameSession, path: '/aigc/sessions/c1' }, ({ body }) => {
    titles.push(JSON.parse(body));
    return ok({ id: 'c1' });
  });
  server.answer({ ...removeSession, path: '/aigc/sessions/c1' }, ok({ id: 'c1' }));
  const { address } = openApp('/ai-assistant?session=c1');
  const actions = t('assistant.history.actions', { title: session().chatTitle });
  await userEvent.click(await button(actions));
  await choose(t('assistant.history.rename'));
  const title = await screen.findByRole('textbox', { name: new RegExp(t('assistant.history.rename.label')) });
  await userEvent.clear(title);
  await userEvent.type(title, 'Fixtures{Enter}');
  await waitFor(() => expect(titles).toEqual([{ chatTitle: 'Fixtures' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await button(actions));
  await choose(t('assistant.history.delete'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: common('dialog.cancel') })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: t('assistant.history.delete') }));
  await waitFor(() => expect(address()).toBe('/ai-assistant'));
});

test('[AI-08] where the company has switched it off, the page says so', async () => {
  await assistantServer({ isOn: false });
  openApp('/ai-assistant');
  expect(await screen.findByText(t('assistant.off.title'))).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: t('assistant.question') })).toBeNull();
});
