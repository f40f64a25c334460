import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormulaText } from './FormulaText.tsx';

afterEach(cleanup);
const show = (text: string) =>
  render(
    <p>
      <FormulaText text={text} />
    </p>,
  );

test('[D-183] words stay words and a formula is drawn as MathML', async () => {
  const { container } = show(String.raw`取 \(\frac{a}{b}\)，共 $5`);
  await expect.poll(() => container.querySelector('mfrac')).not.toBeNull();
  expect(container.querySelector('math')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(container.textContent).toBe('取 ab，共 $5');
});

test('[D-183] a formula that cannot be drawn is shown as it was written', async () => {
  const { container } = show(String.raw`\(\frac{a}\) \(\)`);
  await expect.poll(() => container.querySelector('code')?.textContent).toBe(String.raw`\frac{a}`);
  expect(container.querySelector('math')).toBeNull();
  expect(screen.getByText(/\\\(\\\)/)).toBeDefined();
});
