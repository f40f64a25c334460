import { piecesOf, withGaps } from './formulas-in.ts';

/** A text with its formulas in plain signs, where nothing can be drawn: lists, names of controls, tables. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'words' ? piece.text : plainFormula(piece.tex)))
    .join('');

/** The same of a question in a list: its blanks are lines. */
export const listedText = (text: string): string => plainText(withGaps(text));

/** Commands and their signs, in turn. */
const signs: ReadonlyMap<string, string> = new Map(
  `le ≤  leq ≤  ge ≥  geq ≥  ne ≠  neq ≠  approx ≈  equiv ≡  sim ∼  propto ∝  pm ±  mp ∓  times ×  div ÷  cdot ·
  ast ∗  circ °  infty ∞  partial ∂  nabla ∇  sum ∑  prod ∏  int ∫  iint ∬  oint ∮  in ∈  notin ∉  subset ⊂
  subseteq ⊆  cup ∪  cap ∩  emptyset ∅  forall ∀  exists ∃  neg ¬  land ∧  lor ∨  to →  rightarrow →
  Rightarrow ⇒  leftarrow ←  Leftarrow ⇐  leftrightarrow ↔  Leftrightarrow ⇔  ldots …  cdots …  dots …  angle ∠
  perp ⊥  parallel ∥  triangle △  prime ′  alpha α  beta β  gamma γ  delta δ  epsilon ε  varepsilon ε  zeta ζ
  eta η  theta θ  iota ι  kappa κ  lambda λ  mu μ  nu ν  xi ξ  pi π  rho ρ  sigma σ  tau τ  upsilon υ  phi φ
  varphi φ  chi χ  psi ψ  omega ω  Gamma Γ  Delta Δ  Theta Θ  Lambda Λ  Xi Ξ  Pi Π  Sigma Σ  Phi Φ  Psi Ψ
  Omega Ω`
    .split(/\s{2,}/)
    .map((pair) => {
      const [name = '', sign = ''] = pair.split(' ');
      return [name, sign] as const;
    }),
);

/** Commands of size. */
const silent: ReadonlySet<string> = new Set('left right big Big bigg Bigg displaystyle textstyle limits'.split(' '));

/** Commands that say how what follows is drawn, not what it is. */
const dress =
  /\\(?:text|textbf|textit|mathrm|mathbf|mathit|mathsf|mathbb|mathcal|boldsymbol|operatorname)\s*\{([^{}]*)\}/g;

const inBrackets = (part: string): string => {
  const text = part.trim();
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`;
};

/** From the innermost braces outwards; what stands in the result has none. */
const steps: readonly (readonly [RegExp, (whole: string, first?: string, second?: string) => string])[] = [
  [/\\(?:begin|end)\s*\{[^{}]*\}/g, () => ' '],
  [/\\[{}]/g, (whole) => (whole === '\\{' ? '⦃' : '⦄')],
  [dress, (_, text = '') => text],
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_, over = '', under = '') => `${inBrackets(over)}/${inBrackets(under)}`,
  ],
  [/\\sqrt\s*\[([^\]{}]*)\]\s*\{([^{}]*)\}/g, (_, root = '', of = '') => `${inBrackets(root)}√${inBrackets(of)}`],
  [/\\sqrt\s*\{([^{}]*)\}/g, (_, of = '') => `√${inBrackets(of)}`],
  [/([\^_])\s*\{([^{}]*)\}/g, (_, sign = '', of = '') => `${sign}${inBrackets(of)}`],
  [/(?<!\\[a-z]*|\}\s*|\]\s*)\{([^{}]*)\}/gi, (_, text = '') => text],
];

const words = (tex: string): string =>
  tex
    .replaceAll('\\\\', '; ')
    .replaceAll(/[{}&~]|\\(?:[,;:! ]|q?quad\b)/g, ' ')
    .replaceAll(/\^\\circ\b/g, '°')
    .replaceAll(/\\([a-z]+)/gi, (_, name: string) => signs.get(name) ?? (silent.has(name) ? '' : ` ${name} `))
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('⦃', '{')
    .replaceAll('⦄', '}')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `\frac{a}{b}` is a/b, `x^{2}` is x^2; a command without a sign is its name. */
export function plainFormula(tex: string): string {
  let text = tex;
  for (let before = ''; before !== text;) {
    before = text;
    for (const [pattern, replace] of steps) text = text.replaceAll(pattern, replace);
  }
  return words(text);
}
