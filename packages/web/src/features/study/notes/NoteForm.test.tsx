import { createNote } from '@shuyuan/contract/study/notes/note.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { NoteForm } from './NoteForm.tsx';

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  // A field that grows with its text asks when fonts are loaded; this browser has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  server = await freshClient('en');
  await loadGroups('en', ['study']);
});

const show = (sectionKey: string, second: number): void => {
  const target = { courseId: 'c1', sectionKey, unit: 'second' as const, pointNow: () => second };
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <NoteForm target={target} />
    </QueryClientProvider>,
  );
};
const field = () => screen.getByRole('textbox');
const written = () => (field() as HTMLTextAreaElement).value;

test('[D-183] a half-written note is there again after leaving, at the second it was begun at; a saved one is not', async () => {
  let sent = '';
  server.answer(createNote, ({ body }) => {
    sent = body;
    return ok({ id: 'n1' });
  });
  show('s1', 65);
  await userEvent.type(field(), 'cut the power');
  cleanup();
  show('s2', 5);
  expect(written()).toBe('');
  cleanup();
  show('s1', 300);
  expect(written()).toBe('cut the power');
  await userEvent.click(screen.getByRole('button', { name: textOf('study', 'study.notes.save') }));
  await waitFor(() => expect(written()).toBe(''));
  expect(JSON.parse(sent)).toMatchObject({ sectionKey: 's1', point: 65, text: 'cut the power' });
  cleanup();
  show('s1', 300);
  expect(written()).toBe('');
});
