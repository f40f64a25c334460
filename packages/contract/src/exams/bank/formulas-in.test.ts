import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOfQuestion } from './exam-question-problems.ts';
import { blanksIn, formulasIn, hasWrongFormula, piecesOf, withGaps } from './formulas-in.ts';

test('[D-183] a formula stands between its signs, and everything else is words', () => {
  const cases: readonly (readonly [text: string, formulas: readonly string[]])[] = [
    [String.raw`\(a\) 与 \[b\]`, ['a', 'b']],
    [String.raw`\(\frac{a}{b}\)`, [String.raw`\frac{a}{b}`]],
    [String.raw`价格 $5 与 $6`, []],
    [String.raw`没有结束 \(a`, []],
    [String.raw`转义 \\(a\\)`, []],
    [String.raw`\(a \\) b\)`, [String.raw`a \\) b`]],
    [String.raw`\(a \( b\)`, [String.raw`a \( b`]],
    [String.raw`\(\)`, ['']],
    [String.raw`C:\temp\(x\)`, ['x']],
  ];
  for (const [text, formulas] of cases) expect(formulasIn(text), text).toEqual(formulas);
});

test('[D-183] the pieces of any text are the text', () => {
  const part = fc.constantFrom('\\', '(', ')', '[', ']', 'a', '{{b1}}', ' ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('[D-183] braces in a formula are no blank', () => {
  const text = String.raw`\(\frac{{x}}{y}\) 是 {{b1}}`;
  expect(blanksIn(text)).toEqual(['b1']);
  expect(withGaps(text)).toBe(String.raw`\(\frac{{x}}{y}\) 是 ____`);
});

test('[D-183] what is no mathematics is refused, wherever it stands in a question', () => {
  const wrong = [
    ...['href{a}{b}', 'ref{a}', 'label{a}', 'def\\a{b}', 'textcolor{red}{a}', 'htmlId{a}{b}', 'includegraphics{a}'].map(
      (tex) => `\\(\\${tex}\\)`,
    ),
    String.raw`\( \)`,
    `\\(${'x'.repeat(1_001)}\\)`,
    '\\(x\\)'.repeat(41),
  ];
  for (const text of wrong) expect(hasWrongFormula(text), text.slice(0, 40)).toBe(true);
  for (const text of ['', '没有', String.raw`\(\idotsint x\)`, String.raw`\(\theta\)`])
    expect(hasWrongFormula(text), text).toBe(false);
  const essay = { kind: 'essay', text: '?', rubric: '' } as const;
  expect(problemOfQuestion(essay)).toBeNull();
  expect(problemOfQuestion({ ...essay, rubric: String.raw`\(\href{a}{b}\)` })).toBe('wrong-formula');
  const parts = [{ id: 'p1', weight: 1, question: { ...essay, text: String.raw`\(\)` } }];
  expect(problemOfQuestion({ kind: 'stem', text: '?', parts })).toBe('wrong-formula');
});
