import { expect, test, vi } from 'vitest';
import { createEndings } from './endings.ts';

const noting = (notes: string[], note: string) => async () => void notes.push(note);

test('what was begun last is ended first, and what was ended before is not ended again', async () => {
  const notes: string[] = [];
  const endings = createEndings();
  endings.add(noting(notes, 'database'));
  const stop = endings.add(noting(notes, 'first server'));
  endings.add(noting(notes, 'second server'));
  await stop();
  await stop();
  await endings.all();
  expect(notes).toEqual(['first server', 'second server', 'database']);
});

test('what cannot be ended does not keep the others', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const notes: string[] = [];
  const endings = createEndings();
  endings.add(noting(notes, 'database'));
  endings.add(() => Promise.reject(new Error('it hangs')));
  await endings.all();
  expect(notes).toEqual(['database']);
  expect(said).toHaveBeenCalledOnce();
});

test('what begins after the end is ended at once', async () => {
  const notes: string[] = [];
  const endings = createEndings();
  await endings.all();
  endings.add(noting(notes, 'late server'));
  expect(endings.isOver()).toBe(true);
  expect(notes).toEqual(['late server']);
});
