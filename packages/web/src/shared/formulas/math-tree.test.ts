import { expect, test } from 'vitest';
import { type MathNode, mathTree } from './math-tree.ts';

type Element = Exclude<MathNode, string>;
const elementsIn = (node: MathNode): Element[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)];

const mathematics = /^(?:math|m[a-z]+|none)$/;
const words = /^[\w.%\- ]*$/;

function expectMathematics(tex: string): void {
  const tree = mathTree(tex, false);
  if (tree === null) return;
  for (const { element, attributes, style } of elementsIn(tree)) {
    expect(element, tex).toMatch(mathematics);
    expect(['maction', 'mglyph', 'merror']).not.toContain(element);
    for (const name of Object.keys(attributes))
      expect(name, tex).not.toMatch(/^(?:href|src|id|on.*|style|xlink.*|.*color.*)$/);
    for (const value of [...Object.values(attributes), ...Object.values(style)]) expect(value, tex).toMatch(words);
  }
}

const attacks = [
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{https://example.org}`,
  String.raw`\includegraphics{https://example.org/a.png}`,
  String.raw`\class{a b}{x}`,
  String.raw`\id{a}{x}`,
  String.raw`\style{color:red}{x}`,
  String.raw`\data{a=1}{x}`,
  String.raw`\ref{a}`,
  String.raw`\eqref{a}`,
  String.raw`\label{a} x`,
  String.raw`\def\a{\a\a}\a`,
  String.raw`\textcolor{red}{x}`,
  String.raw`\colorbox{red}{x}`,
  String.raw`\fcolorbox{red}{blue}{x}`,
  String.raw`\rule{9999em}{9999em}`,
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  String.raw`\begin{array}{c} \rowcolor{red} x \end{array}`,
  String.raw`\tag{<b>}`,
  String.raw`\unicode{x3c}`,
  String.raw`\undefined`,
  '{'.repeat(2_000),
  '\\sqrt{'.repeat(400) + '}'.repeat(400),
];

test.for(attacks)('[D-183] %s draws mathematics or nothing', (tex) => expectMathematics(tex));

test('[D-183] whatever somebody writes, only mathematics is drawn', () => {
  const short = attacks.filter((tex) => tex.length < 100);
  for (const one of short)
    for (const other of short)
      for (const tex of [
        `${one} ${other}`,
        `\\frac{${one}}{${other}}`,
        `\\begin{matrix} ${one} & ${other} \\end{matrix}`,
      ])
        expectMathematics(tex);
});

test('[D-183] usual formulas are drawn', () => {
  const formulas = [
    String.raw`C_{pk} = \min\left(\frac{USL-\mu}{3\sigma}, \frac{\mu-LSL}{3\sigma}\right)`,
    String.raw`\sqrt[3]{x} \le \sum_{i=1}^{n} x_i^2`,
    String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
    String.raw`\begin{cases} x & y>0 \\ z & y\le 0\end{cases}`,
    String.raw`\begin{aligned} a &= b \\ c &= d \end{aligned}`,
    String.raw`L_p = 20 \lg\frac{p}{p_0}\ \text{分贝}`,
    String.raw`\overline{x} \hat{y} \vec{v} \cancel{z} \boxed{w} \xrightarrow{t} \binom{n}{k}`,
  ];
  for (const tex of formulas) expect(mathTree(tex, true), tex).not.toBeNull();
  expect(mathTree(String.raw`\frac{a}{2}`, false)).toEqual({
    element: 'math',
    attributes: {},
    style: {},
    children: [
      {
        element: 'mfrac',
        attributes: {},
        style: {},
        children: [
          { element: 'mi', attributes: {}, style: {}, children: ['a'] },
          { element: 'mn', attributes: {}, style: {}, children: ['2'] },
        ],
      },
    ],
  });
});
