import {
  countCloudMaterials,
  countMaterials,
  drawMaterial,
  listCloudMaterials,
  listMaterials,
  listPictureCategories,
  takeMaterial,
} from '@shuyuan/contract/community/material.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/queries.ts';
import { freshClient } from '../../../../lib/test-client.ts';
import { listenToErrors, surface } from '../../../../lib/test-surface.ts';
import { ok, refused } from '../../../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../../../lib/texts.ts';
import { renderUi } from '../../../../ui/test-render.tsx';
import { LibraryChoice } from './LibraryChoice.tsx';
import { categories, cloudMaterial, material } from './test-library.ts';

const upload = vi.hoisted(() => vi.fn<(file: File) => Promise<{ id: string; path: string }>>());
vi.mock('../../../../shared/files/upload-picture.ts', () => ({ uploadPicture: upload }));
// What is drawn is looked at in a browser; here it only matters that it is drawn.
vi.mock('./paint-drawing.ts', () => ({
  paintDrawing: async (_drawing: object, name: string) => new File(['x'], `${name}.png`),
}));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
type Choice = Parameters<typeof LibraryChoice>[0];
const taken = vi.fn<Choice['onTaken']>();
const takeOf = (id: string) => ({ ...takeMaterial, path: takeMaterial.path.replace(':id', id) }) as typeof takeMaterial;
const page = (...items: object[]) => ok({ items, recordCount: items.length });

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient('en');
  await loadGroups('en', ['share']);
  listenToErrors();
  server.answer(listPictureCategories, ok(categories({ study: 2, craft: 1 }, { people: 1 })));
  server.answer(countMaterials, ok({ count: 2, total: 3 }));
  server.answer(countCloudMaterials, ok({ count: 1, total: 1 }));
  server.answer(listMaterials, page(material('a'), material('b'), material('c', { categoryId: 'craft' })));
  server.answer(listCloudMaterials, page(cloudMaterial('people-1', 'people')));
});

async function openLibrary(titleLength = 12) {
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <LibraryChoice titleLength={titleLength} onTaken={taken} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: t('community.library.open') }));
  return within(await screen.findByRole('dialog'));
}

test('[COMM-55] D-144: a picture of the company is taken as a copy of one’s own; nothing chosen, nothing is taken', async () => {
  server.answer(takeOf('b'), ok({ id: 'f9', path: '/files/f9' }));
  const dialog = await openLibrary();
  const picture = await dialog.findByRole('radio', { name: 'Picture b' });
  const submit = dialog.getByRole('button', { name: t('community.library.submit') });
  fireEvent.click(submit);
  expect(await dialog.findByText(t('community.library.missing'))).toBeTruthy();
  expect(dialog.getByText(t('community.library.fit', { count: 2 }))).toBeTruthy();
  fireEvent.click(picture);
  fireEvent.click(submit);
  await waitFor(() => expect(taken.mock.calls).toEqual([[{ id: 'f9', path: '/files/f9' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload).not.toHaveBeenCalled();
});

test('[COMM-55] D-144: “another one” asks by the length of the title, and for another than the one shown', async () => {
  const asked: Record<string, string>[] = [];
  server.answer(drawMaterial, ({ query }) => {
    const { titleLength = '', exceptId = '' } = Object.fromEntries(query);
    asked.push({ titleLength, exceptId });
    return ok({ material: material(asked.length === 1 ? 'c' : 'a') });
  });
  const dialog = await openLibrary(17);
  const another = await dialog.findByRole('button', { name: t('community.library.another') });
  fireEvent.click(another);
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Picture c' })).toHaveProperty('checked', true));
  fireEvent.click(another);
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Picture a' })).toHaveProperty('checked', true));
  expect(asked).toEqual([
    { titleLength: '17', exceptId: '' },
    { titleLength: '17', exceptId: 'c' },
  ]);
});

test('[COMM-56] only subjects with pictures are offered, with their number; one of them narrows the list', async () => {
  const asked: (string | null)[] = [];
  server.answer(listMaterials, ({ query }) => {
    asked.push(query.get('categoryId'));
    return page(material('a'));
  });
  const dialog = await openLibrary();
  const subjects = within(await dialog.findByRole('group', { name: t('community.library.categories') }));
  expect(subjects.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `${t('community.library.all')} 3`,
    `${t('community.library.category.study')} 2`,
    `${t('community.library.category.craft')} 1`,
  ]);
  fireEvent.click(subjects.getByRole('button', { name: `${t('community.library.category.craft')} 1` }));
  await waitFor(() => expect(asked).toEqual([null, 'craft']));
});

test('[COMM-55] D-144: a picture of the product is drawn and uploaded; a company without pictures begins there', async () => {
  server.answer(listPictureCategories, ok(categories({}, { people: 1 })));
  upload.mockResolvedValue({ id: 'f3', path: '/files/f3' });
  const dialog = await openLibrary();
  const name = t('community.library.named', { category: t('community.library.category.people'), number: 1 });
  fireEvent.click(await dialog.findByRole('radio', { name }));
  expect(dialog.queryByRole('group', { name: t('community.library.kinds') })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: t('community.library.submit') }));
  await waitFor(() => expect(taken.mock.calls).toEqual([[{ id: 'f3', path: '/files/f3' }]]));
  expect(upload.mock.calls[0]?.[0].name).toBe('people-1.png');
});

test('[COMM-55] a picture that cannot be taken says so once, and the library stays open with what was chosen', async () => {
  server.answer(takeOf('a'), refused(503, 28_121));
  const dialog = await openLibrary();
  fireEvent.click(await dialog.findByRole('radio', { name: 'Picture a' }));
  fireEvent.click(dialog.getByRole('button', { name: t('community.library.submit') }));
  await waitFor(() => expect(surface.showNotice).toHaveBeenCalledOnce());
  expect(taken).not.toHaveBeenCalled();
  expect(dialog.getByRole('radio', { name: 'Picture a' })).toHaveProperty('checked', true);
});

test('[COMM-55] a library that cannot be read says so and offers to try again', async () => {
  server.answer(listPictureCategories, refused(500));
  const dialog = await openLibrary();
  expect(await dialog.findByText(t('community.library.failed'))).toBeTruthy();
});
