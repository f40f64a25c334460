import { addDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '../lib/queries.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok } from '../lib/test-transport.ts';
import { loadGroups } from '../lib/texts.ts';
import { renderUi } from '../ui/test-render.tsx';

/** What a field does on Enter, whatever that is. */
export const done = vi.fn();

export type EnterField = {
  readonly part: Parameters<typeof renderUi>[0];
  /** A name that is found before Enter takes it. */
  readonly finds?: string;
  /** What has to be opened before there is a field. */
  readonly opens?: string;
  /** Keys that are held beside it. */
  readonly with?: object;
  readonly typed?: string;
};

const found = { id: 'm1', name: 'Lin', fullName: 'Lin', portrait: null, organization: { id: 'o1', name: 'Here' } };

/** A server that finds one name for every question. */
export async function enterServer(): Promise<void> {
  done.mockReset();
  // A text area that grows measures itself again when fonts arrive; happy-dom has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const server = await freshClient();
  holdToken();
  await loadGroups('en', ['share', 'activity', 'assistant', 'files', 'admin', 'personal']);
  for (const list of [listMembers, listAccounts, nativeManage.relativeMembers]) {
    server.answer(list, ok({ items: [found], recordCount: 1 }));
  }
  server.answer(addDiscussion, () => {
    done();
    return ok({ id: 'd1' });
  });
}

/** The element that hears the key: a field with a word typed into it, or a row. */
export async function openField({ part, finds, opens, typed = 'Lin' }: EnterField): Promise<HTMLElement> {
  renderUi(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>);
  if (opens !== undefined) fireEvent.click(screen.getByRole('button', { name: new RegExp(opens) }));
  const field = screen.queryAllByRole('textbox')[0] ?? screen.queryByRole('searchbox');
  if (!field) return screen.getAllByRole('row')[1] as HTMLElement;
  fireEvent.change(field, { target: { value: typed } });
  if (finds !== undefined) await screen.findByRole('button', { name: new RegExp(finds) });
  return field;
}
