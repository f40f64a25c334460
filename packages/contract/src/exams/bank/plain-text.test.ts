import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedText, plainFormula, plainText } from './plain-text.ts';

const forms: readonly (readonly [tex: string, plain: string])[] = [
  [String.raw`\frac{a}{b}`, 'a/b'],
  [String.raw`\frac{a+1}{\sqrt{b}}`, '(a+1)/(√b)'],
  [String.raw`\dfrac{1}{2}`, '1/2'],
  [String.raw`x^{2}`, 'x^2'],
  [String.raw`x^{n+1}_{i}`, 'x^(n+1)_i'],
  [String.raw`\sqrt[3]{x}`, '3√x'],
  [String.raw`a \le b \ne c`, 'a ≤ b ≠ c'],
  [String.raw`3\sigma`, '3σ'],
  [String.raw`30^\circ`, '30°'],
  [String.raw`50\%`, '50%'],
  [String.raw`\text{载荷} \times g`, '载荷 × g'],
  [String.raw`\bar{x}`, 'bar x'],
  [String.raw`\lg x`, 'lg x'],
  [String.raw`\left\{ a, b \right\}`, '{ a, b }'],
  [String.raw`a \\ b & c`, 'a ; b c'],
  [String.raw`\begin{pmatrix} a & b \end{pmatrix}`, 'a b'],
  [
    String.raw`C_{pk} = \min\left(\frac{USL-\mu}{3\sigma}, \frac{\mu-LSL}{3\sigma}\right)`,
    'C_pk = min ((USL-μ)/(3σ), (μ-LSL)/(3σ))',
  ],
];

test.for(forms)('[D-183] %s is %s in plain signs', ([tex, plain]) => expect(plainFormula(tex)).toBe(plain));

test('[D-183] a text without a formula is its own plain text', () => {
  expect(plainText(String.raw`价格 $5，\(x^{2}\) 与 \[\frac{1}{2}\]`)).toBe('价格 $5，x^2 与 1/2');
  expect(listedText(String.raw`\(\frac{{x}}{y}\) 是 {{b1}}`)).toBe('x/y 是 ____');
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('\\')),
      (text) => {
        expect(plainText(text)).toBe(text);
      },
    ),
  );
});

test('[D-183] any formula has plain signs, however it is nested', () => {
  const part = fc.constantFrom(...String.raw`{ } \frac \sqrt ^ _ a b \{ \} [ ] \\ \text & \le`.split(' '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      expect(plainFormula(parts.join(''))).not.toMatch(/\\frac|\\sqrt/);
    }),
  );
  expect(plainFormula(`${'{'.repeat(500)}x${'}'.repeat(500)}`)).toBe('x');
});
