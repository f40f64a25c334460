import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/test-render.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { ReadStates } from './ReadStates.tsx';
import { freshClient } from '../../lib/test-client.ts';
import { textOf, textOfNumber } from '../../lib/texts.ts';

beforeEach(async () => {
  await freshClient('en');
});

/** As much of a read as is looked at. */
const failedWith = (error: ApiError) =>
  ({ data: undefined, isError: true, isFetching: false, error }) as unknown as UseQueryResult<string>;
const show = (error: ApiError) =>
  renderUi(
    <ReadStates read={failedWith(error)} failed="could not be loaded">
      {() => <p>there</p>}
    </ReadStates>,
  );
const hasRetry = () => screen.queryByRole('button', { name: textOf('common', 'shell.retry') }) !== null;

for (const [status, number, text] of [
  [403, 1, () => textOfNumber(1)],
  [422, 40305, () => textOfNumber(40305)],
  [404, 10404, () => textOf('errors', 'error.notFound')],
] as const)
  test(`[ERR-01] a refusal (${status}) says why, and is not called “could not be loaded”`, () => {
    show(new ApiError({ status, number }));
    expect(screen.getByRole('alert').textContent).toContain(text());
    expect(screen.queryByText('could not be loaded')).toBeNull();
    expect(hasRetry()).toBe(false);
  });

for (const status of [0, 429, 500, 503])
  test(`[ERR-01] what may pass (${status}) could not be loaded, and can be tried again`, () => {
    show(new ApiError({ status }));
    expect(screen.getByText('could not be loaded')).toBeTruthy();
    expect(hasRetry()).toBe(true);
  });
