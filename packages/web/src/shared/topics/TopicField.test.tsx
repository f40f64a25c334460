import { hotTopicsPageSize, topicNameMax } from '@shuyuan/contract/community/topics';
import { quickAddTopic } from '@shuyuan/contract/community/topics.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listenToErrors, surface } from '../../lib/test-surface.ts';
import { refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openForm as open, submitted, topicServer } from './test-topic-form.tsx';

let { server, added, hotPages }: Partial<Awaited<ReturnType<typeof topicServer>>> = {};
beforeEach(async () => {
  ({ server, added, hotPages } = await topicServer());
  listenToErrors();
});

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' });
const chosen = () => screen.getByRole('status').textContent;
const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

test('[COMM-40] [COMM-41] a typed topic is added with Enter, and the form around it is not sent', async () => {
  submitted.length = 0;
  open();
  await userEvent.type(field(), ' Robots {Enter}');
  await waitFor(() => expect(chosen()).toBe('Robots'));
  expect(added).toEqual(['Robots']);
  expect(field().value).toBe('');
  expect(submitted).toEqual([]);
});

test('[COMM-41] the Enter that ends the writing of a Chinese word adds nothing', async () => {
  open();
  await userEvent.type(field(), 'zhineng');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(added).toEqual([]);
  expect(field().value).toBe('zhineng');
});

test('[COMM-41] a topic that is too long says so and is not sent', async () => {
  open();
  await userEvent.type(field(), `${'x'.repeat(topicNameMax + 1)}{Enter}`);
  expect(screen.getByText(t('topics.pick.tooLong', { max: topicNameMax }))).toBeTruthy();
  expect(added).toEqual([]);
  await userEvent.type(field(), '{Backspace}');
  expect(screen.queryByText(t('topics.pick.tooLong', { max: topicNameMax }))).toBeNull();
});

test('[COMM-42] more than the maximum are refused with its number, five unless the form says otherwise', async () => {
  open(named('a', 'b', 'c', 'd', 'e'));
  await userEvent.type(field(), 'sixth{Enter}');
  expect(screen.getByText(t('topics.pick.tooMany', { max: 5 }))).toBeTruthy();
  expect(chosen()).toBe('a, b, c, d, e');
  expect(added).toEqual([]);
});

test('[COMM-43] what is chosen already, in any spelling, is taken from the field without a word', async () => {
  open(named('Lean'));
  await userEvent.type(field(), 'LEAN{Enter}');
  expect(field().value).toBe('');
  expect(chosen()).toBe('Lean');
  expect(added).toEqual([]);
});

test('[COMM-40] what the server refuses stays in the field', async () => {
  server?.answer(quickAddTopic, refused(422, 29_103));
  open();
  await userEvent.type(field(), 'Old{Enter}');
  await waitFor(() => expect(surface.showNotice).toHaveBeenCalledTimes(1));
  expect(field().value).toBe('Old');
  expect(chosen()).toBe('');
});

const openPicker = async () => {
  await userEvent.click(screen.getByRole('button', { name: t('topics.pick.open') }));
  return within(await screen.findByRole('dialog'));
};

test('[COMM-39] [COMM-44] in the dialog hot topics come ten at a time; what is confirmed is chosen', async () => {
  open(named('Lean'));
  const dialog = await openPicker();
  await userEvent.click(await dialog.findByRole('button', { name: 'Hot 1' }));
  expect(hotPages).toEqual(['1', String(hotTopicsPageSize)]);
  await userEvent.click(dialog.getByRole('button', { name: t('topics.hot.other') }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Hot 2' }));
  expect(chosen()).toBe('Lean');
  await userEvent.click(dialog.getByRole('button', { name: t('topics.pick.confirm') }));
  await waitFor(() => expect(chosen()).toBe('Lean, Hot 1, Hot 2'));
});

test('[COMM-39] by kind, also the one without a name; pressed again it is given up, and cancelled nothing changes', async () => {
  open(named('Old'));
  const dialog = await openPicker();
  expect(await dialog.findByRole('button', { name: t('topics.type.unnamed') })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Making' }));
  const lean = await dialog.findByRole('button', { name: 'Lean' });
  await userEvent.click(lean);
  expect(lean.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(lean);
  expect(lean.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(dialog.getByRole('button', { name: t('topics.pick.remove', { name: 'Old' }) }));
  await userEvent.click(dialog.getByRole('button', { name: textOf('common', 'dialog.cancel') }));
  expect(chosen()).toBe('Old');
});

test('[COMM-39] [COMM-42] a search that finds nothing offers to add it; the dialog keeps to the maximum too', async () => {
  open([], 1);
  const dialog = await openPicker();
  const input = dialog.getByRole('textbox', { name: t('topics.pick.search') });
  await userEvent.type(input, 'Drones');
  expect(await dialog.findByText(t('topics.pick.none', { name: 'Drones' }))).toBeTruthy();
  await userEvent.type(input, '{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Hot 1' }));
  expect(dialog.getByText(t('topics.pick.tooMany', { max: 1 }))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: t('topics.pick.confirm') }));
  await waitFor(() => expect(chosen()).toBe('Drones'));
});
