import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../ui/test-render.tsx';
import { SlidePage } from './SlidePage.tsx';

vi.mock('./PdfSlide.tsx', () => ({ PdfSlide: ({ path }: { path: string }) => <p>drawn from {path}</p> }));

test('a picture is shown as it is; its address has no ending to know it by', () => {
  renderUi(<SlidePage kind="picture" path="/files/3f9a" page={1} label="Page 1 of 1" />);
  expect(screen.getByRole('img', { name: 'Page 1 of 1' }).getAttribute('src')).toBe('/files/3f9a');
});

test('the pages of a document are drawn', async () => {
  renderUi(<SlidePage kind="document" path="/files/3f9a/pdf" page={2} label="Page 2 of 9" />);
  await screen.findByText('drawn from /files/3f9a/pdf');
  expect(screen.queryByRole('img')).toBeNull();
});
