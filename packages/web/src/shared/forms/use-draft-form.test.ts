import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { freshClient } from '../../lib/test-client.ts';
import { textOfNumber } from '../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from './use-draft-form.ts';

const refusalOf = (code: Parameters<typeof errorSpec>[0]) =>
  new ApiError({ status: 422, number: errorSpec(code).number });

beforeEach(() => freshClient('en'));

const open = () =>
  renderHook(() =>
    useDraftForm({
      initial: { name: '', days: '7' },
      problemsOf: ({ name, days }) => ({
        name: name === '' ? 'name it' : null,
        days: /^\d+$/.test(days) ? null : 'a number',
      }),
      eager: ['days'],
      refusals: { 'card.name-taken': 'name', ...refusalsOfForm(['request.stale']) },
    }),
  ).result;

test('a problem is shown once sending was tried, an eager one at once; nothing wrong is sent', () => {
  const form = open();
  const send = vi.fn();
  expect(form.current.problems).toEqual({});
  act(() => form.current.change({ days: 'x' }));
  expect(form.current.problems).toEqual({ days: 'a number' });
  act(() => form.current.submit(send));
  expect(form.current.problems).toEqual({ name: 'name it', days: 'a number' });
  act(() => form.current.change({ name: 'Gold', days: '30' }));
  expect(form.current.problems).toEqual({});
  expect(send).not.toHaveBeenCalled();
  act(() => form.current.submit(send));
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Gold', days: '30' });
});

test('it is dirty while it differs from how it began', () => {
  const form = open();
  expect(form.current.isDirty).toBe(false);
  act(() => form.current.change({ name: 'Gold' }));
  expect(form.current.isDirty).toBe(true);
  act(() => form.current.change({ name: '' }));
  expect(form.current.isDirty).toBe(false);
});

test('a claimed refusal stands at its field until that changes, one of the form until anything does', () => {
  const form = open();
  expect(form.current.claims).toEqual(['card.name-taken', 'request.stale']);
  act(() => expect(form.current.refuse(refusalOf('card.name-taken'))).toBe(true));
  const taken = textOfNumber(errorSpec('card.name-taken').number ?? 0);
  act(() => form.current.change({ days: '30' }));
  expect(form.current.problems).toEqual({ name: taken });
  act(() => form.current.change({ name: 'Gold' }));
  expect(form.current.problems).toEqual({});
  act(() => expect(form.current.refuse(refusalOf('request.stale'))).toBe(true));
  expect(form.current.problems.form).toBeTruthy();
  act(() => form.current.change({ days: '31' }));
  expect(form.current.problems).toEqual({});
});

test('a failure it has not claimed is left to whoever shows it', () => {
  const form = open();
  act(() => expect(form.current.refuse(refusalOf('request.invalid'))).toBe(false));
  act(() => expect(form.current.refuse(new Error('bug'))).toBe(false));
  expect(form.current.problems).toEqual({});
});
