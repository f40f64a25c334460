import {
  addMaterial,
  changeMaterial,
  listMaterials,
  listPictureCategories,
  moveMaterial,
  removeMaterial,
} from '@shuyuan/contract/community/material.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categories, material } from '../../features/community/covers/library/test-library.ts';
import { ok, personData, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { of } from './test-columns.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/upload/upload-one.ts', () => ({
  uploadOne: () => Promise.resolve({ id: 'f1', path: '/files/f1' }),
}));

const admin = (key: TextKey<'admin'>, values?: TextValues) => textOf('admin', key, values);
const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () =>
  within(await screen.findByRole('list', { name: admin('admin.materials.list') }))
    .getAllByRole('listitem')
    .map((row) => /Picture \w/.exec(row.textContent)?.[0]);

let server: Awaited<ReturnType<typeof communityServer>>;
const sent: unknown[] = [];
beforeEach(async () => {
  sent.length = 0;
  server = await communityServer();
  await loadGroups('en', ['admin']);
  server.answer(readGlobalData, ok(personData({ dataPermission: ['config.write'] })));
  server.answer(listPictureCategories, ok(categories({ study: 2, craft: 1 })));
  server.answer(listMaterials, page(material('a'), material('b', { categoryId: 'craft' }), material('c')));
});
afterEach(cleanup);

test('[COMM-55] D-144: an administrator adds a picture; without one, or without a name, nothing is sent', async () => {
  server.answer(addMaterial, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'n1' });
  });
  openApp('/admin/materials');
  await press(admin('admin.materials.add'));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: admin('admin.materials.form.submit') });
  await userEvent.click(save);
  expect(await dialog.findByText(admin('admin.materials.form.picture.missing'))).toBeTruthy();
  expect(dialog.getByText(admin('admin.materials.form.title.invalid', { max: 30 }))).toBeTruthy();
  const file = dialog.getByLabelText(t('community.cover.upload'), { selector: 'input' });
  fireEvent.change(file, { target: { files: [new File(['x'], 'dawn.png')] } });
  await dialog.findByRole('button', { name: t('community.cover.again') });
  await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(admin('admin.materials.form.title')) }), 'Dawn');
  await userEvent.selectOptions(dialog.getByRole('combobox'), t('community.library.category.landscape'));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ fileId: 'f1', title: 'Dawn', categoryId: 'landscape', room: 20 }]);
});

test('[COMM-55] D-144: a picture is described anew, and taken out after a question', async () => {
  server.answer(of(changeMaterial, 'a'), ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'a' });
  });
  server.answer(of(removeMaterial, 'c'), ok({ id: 'c' }));
  openApp('/admin/materials');
  await press(admin('admin.materials.edit.named', { name: 'Picture a' }));
  const dialog = within(await screen.findByRole('dialog'));
  const room = dialog.getByRole('textbox', { name: new RegExp(admin('admin.materials.form.room')) });
  await userEvent.clear(room);
  await userEvent.type(room, '99');
  const save = dialog.getByRole('button', { name: admin('admin.materials.form.submit') });
  await userEvent.click(save);
  expect(await dialog.findByText(admin('admin.materials.form.room.invalid', { max: 80 }))).toBeTruthy();
  await userEvent.clear(room);
  await userEvent.type(room, '36');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ title: 'Picture a', categoryId: 'study', room: 36 }]);

  await press(admin('admin.materials.remove.named', { name: 'Picture c' }));
  const question = within(await screen.findByRole('dialog'));
  expect(server.countOf(of(removeMaterial, 'c'))).toBe(0);
  await userEvent.click(question.getByRole('button', { name: admin('admin.materials.remove') }));
  await waitFor(() => expect(server.countOf(of(removeMaterial, 'c'))).toBe(1));
});

test('[COMM-55] D-144: a picture moves in the carousel, past its neighbour of the same subject', async () => {
  server.answer(of(moveMaterial, 'c'), ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(listMaterials, page(material('c'), material('a'), material('b', { categoryId: 'craft' })));
    return ok({ id: 'c' });
  });
  const { address } = openApp('/admin/materials');
  expect(await rows()).toEqual(['Picture a', 'Picture b', 'Picture c']);
  await press(t('community.library.category.study'));
  await waitFor(() => expect(address()).toBe('/admin/materials?category=study'));
  expect(await rows()).toEqual(['Picture a', 'Picture c']);
  await press(admin('admin.materials.up', { name: 'Picture c' }));
  await waitFor(async () => expect(await rows()).toEqual(['Picture c', 'Picture a']));
  expect(sent).toEqual([{ beforeId: 'a' }]);
  const said = admin('admin.materials.moved', { name: 'Picture c', position: 1, count: 3 });
  expect(await screen.findByText(said)).toBeTruthy();
  const up = screen.getByRole('button', { name: admin('admin.materials.up', { name: 'Picture c' }) });
  expect([document.activeElement, up.getAttribute('aria-disabled')]).toEqual([up, 'true']);
});

test('[COMM-55] an empty library, an empty subject and one that cannot be read each say so', async () => {
  openApp('/admin/materials?category=people');
  expect(await screen.findByText(admin('admin.materials.none.title'))).toBeTruthy();
  cleanup();
  server.answer(listMaterials, page());
  openApp('/admin/materials');
  expect(await screen.findByText(admin('admin.materials.empty.title'))).toBeTruthy();
  cleanup();
  server.answer(listMaterials, refused(500));
  openApp('/admin/materials');
  expect(await screen.findByText(admin('admin.materials.failed'))).toBeTruthy();
});
