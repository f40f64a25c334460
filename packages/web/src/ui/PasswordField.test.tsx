import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { renderUi } from './test-render.tsx';

const texts = { label: 'password', showLabel: 'show', hideLabel: 'hide', capsLockHint: 'caps lock is on' };

test('the password is shown and hidden again', async () => {
  renderUi(<PasswordField {...texts} />);
  const input = screen.getByLabelText<HTMLInputElement>('password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'hide' }));
  expect(input.type).toBe('password');
});

test('Caps Lock is told while typing and forgotten on leaving', () => {
  renderUi(<PasswordField {...texts} />);
  const input = screen.getByLabelText('password');
  // The test browser knows no modifier keys of its own.
  const key = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  Object.defineProperty(key, 'getModifierState', { value: (name: string) => name === 'CapsLock' });
  fireEvent(input, key);
  expect(screen.getByText('caps lock is on')).toBeDefined();
  fireEvent.blur(input);
  expect(screen.queryByText('caps lock is on')).toBeNull();
});

test('an error is tied to the field', () => {
  renderUi(<PasswordField {...texts} error="too short" />);
  const input = screen.getByLabelText('password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByText('too short').id);
});
