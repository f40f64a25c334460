import {
  findOrganizationPath,
  readOrganizationBranch,
  searchOrganizations,
} from '@shuyuan/contract/people/organizations.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/test-render.tsx';
import { OrganizationPicker } from './OrganizationPicker.tsx';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';

const company = { id: 'o1', name: 'Qinghe Group' };
const pathOfCompany = { ...findOrganizationPath, path: '/system/organization/find-path/o1' } as const;

function show(onChange: (id: string) => void = vi.fn(), queries = createQueryClient()): HTMLInputElement {
  renderUi(
    <QueryClientProvider client={queries}>
      <OrganizationPicker label="Place" value="o1" onChange={onChange} />
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
}

test('what is typed before the chosen one is known stays, and what was found can be chosen', async () => {
  const server = await freshClient();
  let release = (): void => undefined;
  const known = new Promise<void>((done) => (release = done));
  const later = (answer: object) => async () => {
    await known;
    return ok(answer);
  };
  server.answer(pathOfCompany, later({ items: [company] }));
  server.answer(readOrganizationBranch, later({ node: company, items: [] }));
  server.answer(searchOrganizations, ok({ items: [{ id: 'o2', name: 'Software', above: [company] }], recordCount: 1 }));
  const onChange = vi.fn<(id: string) => void>();
  const queries = createQueryClient();
  const field = show(onChange, queries);
  await userEvent.type(field, 'Soft');
  expect(queries.isFetching()).toBeGreaterThan(0);
  act(() => release());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(field.value).toBe('Soft');
  fireEvent.click(await screen.findByRole('option', { name: /Software/ }));
  expect(onChange).toHaveBeenCalledWith('o2');
});

test('who types and chooses nothing finds the chosen one again', async () => {
  const server = await freshClient();
  server.answer(pathOfCompany, ok({ items: [company] }));
  server.answer(readOrganizationBranch, ok({ node: company, items: [] }));
  server.answer(searchOrganizations, ok({ items: [], recordCount: 0 }));
  const field = show();
  await expect.poll(() => field.value).toBe('Qinghe Group');
  await userEvent.clear(field);
  await userEvent.type(field, 'Soft');
  expect(field.value).toBe('Soft');
  fireEvent.blur(field);
  await expect.poll(() => field.value).toBe('Qinghe Group');
});

test('a name that comes into a field somebody is in already is replaced by what they type', async () => {
  const server = await freshClient();
  let release = (): void => undefined;
  const known = new Promise<void>((done) => (release = done));
  server.answer(pathOfCompany, async () => {
    await known;
    return ok({ items: [company] });
  });
  server.answer(readOrganizationBranch, ok({ node: company, items: [] }));
  server.answer(searchOrganizations, ok({ items: [], recordCount: 0 }));
  const field = show();
  act(() => field.focus());
  release();
  await expect.poll(() => field.value).toBe('Qinghe Group');
  await userEvent.keyboard('Soft');
  expect(field.value).toBe('Soft');
});
