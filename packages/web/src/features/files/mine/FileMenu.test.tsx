import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { FileMenu } from './FileMenu.tsx';
import type { MyFile } from './my-file.ts';
import { WithheldNote } from './open/WithheldNote.tsx';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['files']);
});

const file: MyFile = {
  id: 'f1',
  name: 'sealed.pdf',
  kind: 'document',
  contentType: 'application/pdf',
  size: 10,
  path: '/files/f1',
  conversion: 'none',
  width: null,
  height: null,
  seconds: null,
  createdAt: 0,
  isWithheld: true,
  isInUse: true,
};

async function openMenu(shown: MyFile): Promise<(string | null)[]> {
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <FileMenu file={shown} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: textOf('files', 'files.actions', { name: file.name }) }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

test('[D-168] what something shows can be saved, but neither renamed nor removed here', async () => {
  expect(await openMenu(file)).toEqual([textOf('files', 'viewer.download')]);
});

test('one’s own file can be renamed and removed', async () => {
  expect(await openMenu({ ...file, isInUse: false })).toEqual([
    textOf('files', 'viewer.download'),
    textOf('files', 'files.rename'),
    textOf('files', 'files.delete'),
  ]);
});

test('[D-168] a withheld file says that nobody else sees it, and why', () => {
  const { rerender } = renderUi(<WithheldNote isWithheld />);
  screen.getByText(textOf('files', 'files.withheld'));
  rerender(<WithheldNote isWithheld={false} />);
  expect(screen.queryByText(textOf('files', 'files.withheld'))).toBeNull();
});
