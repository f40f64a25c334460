import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountInput } from './AmountInput.tsx';
import { renderUi } from './test-render.tsx';

function Field() {
  const [text, setText] = useState('');
  return <AmountInput label="Amount" invalid="No amount" text={text} onChange={setText} />;
}

test.for(['1e3', '-3', '12.345', 'abc'])(
  '[LEDGER-17] %s stays as it was typed, and is called no amount',
  async (typed) => {
    renderUi(<Field />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(field, typed);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByText('No amount')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    expect(field.value).toBe('12,5');
    expect(screen.queryByText('No amount')).toBeNull();
  },
);
