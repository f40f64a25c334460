import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetSession } from '../lib/session.ts';
import { openApp } from './test-app.tsx';
import { choosing } from './test-enter-choices.tsx';
import { done, enterServer, openField } from './test-enter-fields.tsx';
import { writing } from './test-enter-words.tsx';

beforeEach(enterServer);

/** Every file that listens for Enter: one that is missing here fails below. */
const fields = { ...choosing, ...writing };

test.each(Object.entries(fields))(
  '%s: the Enter that ends a Chinese word does nothing, the next one does',
  async (_, row) => {
    const field = await openField(row);
    for (const init of [{ isComposing: true, keyCode: 229 }, { isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(field, { key: 'Enter', ...row.with, ...init });
      expect(done).not.toHaveBeenCalled();
    }
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, ...row.with });
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  },
);

test('a form the browser itself sends is not sent by the Enter of an input method', async () => {
  forgetSession();
  openApp('/login');
  const account = await screen.findByRole('textbox');
  const isLeftToTheForm = (init: object) => fireEvent.keyDown(account, { key: 'Enter', ...init });
  expect(isLeftToTheForm({ isComposing: true })).toBe(false);
  expect(isLeftToTheForm({ keyCode: 229 })).toBe(false);
  expect(isLeftToTheForm({ keyCode: 13 })).toBe(true);
});

test('every file that listens for Enter is among those above', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/test-*.{ts,tsx}', '!../ui/keys.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const listening = Object.entries(sources).filter(([, source]) => source.includes('isEnter('));
  expect(listening.map(([path]) => path.replace('../', '')).toSorted()).toEqual(Object.keys(fields).toSorted());
});
