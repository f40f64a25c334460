import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { creationAttempts } from './creation-attempts.ts';

type Input = { readonly subject: string };

function server() {
  const create = vi.fn<(wish: Input, key: string) => Promise<{ id: string }>>(() => Promise.resolve({ id: 'v1' }));
  const update = vi.fn<(id: string, wish: Input) => Promise<void>>(() => Promise.resolve());
  return { create, update, attempts: creationAttempts<Input>({ create, update }) };
}
const lost = new ApiError({ status: 0 });
const refused = new ApiError({ status: 422 });
const keysOf = (create: ReturnType<typeof server>['create']): string[] => create.mock.calls.map(([, key]) => key);

test('[LIVE-CREATE-07] what exists is updated, not made again', async () => {
  const { create, update, attempts } = server();
  await attempts.submit({ subject: 'a' });
  expect(attempts.isMade()).toBe(true);
  expect(await attempts.submit({ subject: 'b' })).toBe('v1');
  expect(create).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledExactlyOnceWith('v1', { subject: 'b' });
});

test('D-047: a lost answer is asked for again with the same key', async () => {
  const { create, update, attempts } = server();
  create.mockRejectedValueOnce(lost);
  await expect(attempts.submit({ subject: 'a' })).rejects.toBe(lost);
  await attempts.submit({ subject: 'a' });
  const [first, second] = keysOf(create);
  expect(second).toBe(first);
  expect(update).not.toHaveBeenCalled();
});

test('D-047: also when the form has changed since; the change is then an update', async () => {
  const { create, update, attempts } = server();
  create.mockRejectedValueOnce(lost);
  await expect(attempts.submit({ subject: 'a' })).rejects.toBe(lost);
  await attempts.submit({ subject: 'b' });
  expect(create.mock.calls.map(([wish]) => wish.subject)).toEqual(['a', 'a']);
  expect(new Set(keysOf(create)).size).toBe(1);
  expect(update).toHaveBeenCalledExactlyOnceWith('v1', { subject: 'b' });
});

test('what was refused was never made: the next attempt is a new one', async () => {
  const { create, attempts } = server();
  create.mockRejectedValueOnce(refused);
  await expect(attempts.submit({ subject: 'a' })).rejects.toBe(refused);
  await attempts.submit({ subject: 'b' });
  expect(new Set(keysOf(create)).size).toBe(2);
});

test('a lost attempt that turns out to be refused makes room for the next', async () => {
  const { create, update, attempts } = server();
  create.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused);
  await expect(attempts.submit({ subject: 'a' })).rejects.toBe(lost);
  expect(await attempts.submit({ subject: 'b' })).toBe('v1');
  expect(create.mock.calls.map(([wish]) => wish.subject)).toEqual(['a', 'a', 'b']);
  expect(update).not.toHaveBeenCalled();
});
