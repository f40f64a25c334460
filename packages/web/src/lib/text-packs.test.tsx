import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { texts as cnFiles } from '@shuyuan/i18n/packs/cn/files';
import { rememberLanguage } from './language.ts';
import { i18n } from './text-packs.ts';
import { initTexts, useT } from './texts.ts';

afterEach(cleanup);

const Unloaded = () => <button type="button">{useT('files')('upload.choose')}</button>;

test('a part that brings its own texts marks the page as busy until it shows them', async () => {
  rememberLanguage('cn');
  await initTexts();
  await expect.poll(() => document.body.getAttribute('aria-busy')).toBeNull();
  i18n.removeResourceBundle('cn', 'files');
  render(<Unloaded />);
  expect([document.body.getAttribute('aria-busy'), screen.getByRole('button').textContent]).toEqual(['true', '']);
  const shown = () => [document.body.getAttribute('aria-busy'), screen.getByRole('button').textContent];
  await expect.poll(shown).toEqual([null, cnFiles['upload.choose']]);
});
