import { readColumnForm } from '@shuyuan/contract/community/column.wire';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { go } from '../../lib/navigation.ts';
import { ok } from '../../lib/test-transport.ts';
import { openApp } from '../test-app.tsx';
import { columnInfo, of } from './test-columns.ts';
import { field, fill, openPublished, publishServer, stay } from './test-publishing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/rich-text/RichTextEditor.tsx', async () => import('./test-editor.tsx'));

afterEach(cleanup);

test('[COMM-10] who goes from what they are mending to something new on the same page is asked', async () => {
  const { server } = await publishServer();
  openPublished(server, { id: 'q7' });
  const { address } = openApp('/publish-manage/publish-create?id=q7');
  await screen.findByDisplayValue('As it was');
  await fill('As it is now', '<p>New</p>');
  go('publishCreate');
  await stay();
  expect(address()).toBe('/publish-manage/publish-create?id=q7');
  expect(screen.getByDisplayValue('As it is now')).toBeTruthy();
});

test('[COMM-30] who goes from a column they are changing to a new one is asked', async () => {
  const { server } = await publishServer();
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo()));
  const { address } = openApp('/column-manage/column-add?id=c1');
  await userEvent.type(await field('community.column.form.title'), ' three');
  go('columnAdd');
  await stay();
  expect(address()).toBe('/column-manage/column-add?id=c1');
});
