import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setNavigator } from '../lib/navigation.ts';
import { freshClient } from '../lib/test-client.ts';
import { textOf } from '../lib/texts.ts';
import { isPreview } from './preview.ts';
import { PreviewMask } from './PreviewMask.tsx';

const back = vi.fn();

beforeEach(async () => {
  await freshClient();
  setNavigator({ open: vi.fn(), here: () => '/', canGoBack: () => true, back });
});
afterEach(cleanup);

const show = (isActive: boolean) =>
  render(
    <MantineProvider>
      <PreviewMask isActive={isActive}>
        <button type="button">buy</button>
      </PreviewMask>
    </MantineProvider>,
  );

test('[SHELL-09] during a preview the page can be neither clicked nor reached by keyboard; one can leave', () => {
  show(true);
  expect(screen.getByText('buy').closest('[inert]')).not.toBeNull();
  const leave = screen.getByRole('button', { name: textOf('common', 'preview.leave') });
  expect(document.activeElement).toBe(leave);
  fireEvent.click(leave);
  expect(back).toHaveBeenCalledOnce();
});

test('[SHELL-09] without a preview there is no mask', () => {
  show(false);
  expect(screen.getByText('buy').closest('[inert]')).toBeNull();
  expect(screen.queryByText(textOf('common', 'preview.leave'))).toBeNull();
});

const match = (fullPath: string, search: object = {}, params: object = {}) => [{ fullPath, search, params }];

test.for([
  [match('/center/preview/$id/$lang/$previewFront'), true],
  [match('/home-v', { previewFront: '1' }), true],
  [match('/home-v', { previewFront: '0' }), false],
  [match('/live/$type/$id/{-$code}', {}, { code: '99' }), true],
  [match('/live/$type/$id/{-$code}', {}, { code: '1' }), false],
  [match('/member-card-preview/$id'), false],
] as const)('[SHELL-09] D-032: %j is a preview: %s', ([matches, expected]) => {
  expect(isPreview(matches)).toBe(expected);
});
