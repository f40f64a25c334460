import {
  changeAssistant,
  createAssistant,
  listAssistants,
  listLabels,
  removeAssistant,
} from '@shuyuan/contract/assistant/assistants.wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { openApp } from '../test-app.tsx';
import { assistantServer, t } from './test-assistant.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const reviewer = {
  id: 'p1',
  name: 'Reviewer',
  prompt: 'Be short.',
  labels: ['work'],
  isCompanyWide: false,
  isOwn: true,
};
const guide = { id: 'p2', name: 'Guide', prompt: 'Be kind.', labels: [], isCompanyWide: true, isOwn: false };

async function openRoles() {
  const { server, stream } = await assistantServer();
  server.answer(listAssistants, ok({ items: [reviewer, guide], recordCount: 2 }));
  server.answer(listLabels, ok({ items: ['work'] }));
  openApp('/ai-assistant');
  return { server, stream };
}
const button = (name: string) => screen.findByRole('button', { name });
const fill = async (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(await within(dialog).findByRole('textbox', { name: new RegExp(label) }), { target: { value } });
const manage = async () => fireEvent.click(await button(t('assistant.prompt.manage')));

test('[D-159] a role is chosen for a new conversation and goes along with its first question', async () => {
  const { stream } = await openRoles();
  const roles = await screen.findByRole('combobox', { name: t('assistant.prompt') });
  fireEvent.change(roles, { target: { value: 'p2' } });
  const field = await screen.findByRole('textbox', { name: t('assistant.question') });
  fireEvent.change(field, { target: { value: 'Why?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(stream.asked[0]).toMatchObject({ question: 'Why?', assistantId: 'p2' }));
});

test('[D-159] a role is written; what is missing is said at its field and nothing is sent', async () => {
  const { server } = await openRoles();
  const sent: unknown[] = [];
  server.answer(createAssistant, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'p3' });
  });
  await manage();
  fireEvent.click(await button(t('assistant.prompt.create')));
  const form = await screen.findByRole('dialog', { name: t('assistant.prompt.create') });
  const save = within(form).getByRole('button', { name: t('assistant.save') });
  fireEvent.click(save);
  expect(await within(form).findByText(t('assistant.prompt.name.required', { max: 30 }))).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(form, t('assistant.prompt.name'), 'Coach');
  await fill(form, t('assistant.prompt.text'), 'Ask back.');
  await fill(form, t('assistant.prompt.labels'), 'work, new');
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Coach', prompt: 'Ask back.', labels: ['work', 'new'], isCompanyWide: false }]),
  );
});

test('[D-159] one’s own role is changed and removed; that of the company is only chosen', async () => {
  const { server } = await openRoles();
  const sent: unknown[] = [];
  server.answer({ ...changeAssistant, path: '/aigc/assistants/p1' }, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'p1' });
  });
  const removed = { ...removeAssistant, path: '/aigc/assistants/p1' } as const;
  server.answer(removed, ok({ id: 'p1' }));
  await manage();
  fireEvent.click(await button(t('assistant.prompt.edit.named', { name: 'Reviewer' })));
  expect(screen.queryByRole('button', { name: t('assistant.prompt.edit.named', { name: 'Guide' }) })).toBeNull();
  const form = await screen.findByRole('dialog', { name: t('assistant.prompt.edit') });
  await fill(form, t('assistant.prompt.text'), 'Be shorter.');
  fireEvent.click(within(form).getByRole('button', { name: t('assistant.save') }));
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Reviewer', prompt: 'Be shorter.' }]));
  fireEvent.click(await button(t('assistant.prompt.remove.named', { name: 'Reviewer' })));
  fireEvent.click(await button(t('assistant.prompt.remove')));
  await waitFor(() => expect(server.countOf(removed)).toBe(1));
});
