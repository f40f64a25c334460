import { listAccess } from '@shuyuan/contract/admin/access.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups, textOf, type TextKey } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { AccessTable } from './AccessTable.tsx';

const t = (key: TextKey<'admin'>) => textOf('admin', key);

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['admin']);
});

const entry = { id: '1', at: 1, action: 'signed-in', address: '10.0.0.1', person: null } as const;

function show(device: { browser: string | null; system: string | null; isNewDevice: boolean }) {
  const data = listAccess.output.parse({ items: [{ ...entry, ...device }], recordCount: 1 });
  // As much of a read as is looked at.
  renderUi(<AccessTable entries={{ data, isError: false } as unknown as UseQueryResult<typeof data>} />);
  return screen.getAllByRole('cell').at(-1)?.textContent;
}

test('an entry names the device as far as it is known, and says where it is not', () => {
  expect(show({ browser: 'Firefox', system: 'Linux', isNewDevice: true })).toContain(
    `Firefox · Linux · ${t('admin.access.newDevice')}`,
  );
});

test('a device nobody can name is called unknown, not left out', () => {
  expect(show({ browser: null, system: null, isNewDevice: false })).toContain(t('admin.access.unknownDevice'));
});
