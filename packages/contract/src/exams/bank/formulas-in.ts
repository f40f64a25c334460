/** D-183: texts of questions are plain; a formula is a stretch of TeX in them, `\( … \)` in a line or `\[ … \]` on its own. */
export const formulasIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => (piece.kind === 'formula' ? [piece.tex] : []));

/** The words and formulas of a text, in its order. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(formulas)) {
    const [whole, inLine, onItsOwn] = match;
    const tex = inLine ?? onItsOwn;
    // A backslash before anything else is of the words.
    if (tex === undefined) continue;
    if (match.index > from) pieces.push({ kind: 'words', text: text.slice(from, match.index) });
    pieces.push({ kind: 'formula', text: whole, tex, isDisplay: onItsOwn !== undefined });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'words', text: text.slice(from) });
  return pieces;
}

/** Their texts joined are the text they were found in. */
export type TextPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formula'; readonly text: string; readonly tex: string; readonly isDisplay: boolean };

/** Pairs of backslash and character are read at once, so that `\\(` opens nothing and `\\)` closes nothing. */
const formulas = /\\\(((?:[^\\]|\\[^)])*)\\\)|\\\[((?:[^\\]|\\[^\]])*)\\\]|\\[^([]/gs;

export const hasFormula = (text: string): boolean => formulasIn(text).length > 0;

const formulaLimits = { tex: 1_000, perText: 40 } as const;

/** Commands that make links, names, colours, sizes or other commands: none of it is mathematics. */
const forbiddenCommands: ReadonlySet<string> = new Set(
  `href url includegraphics class id style data ref eqref label tag notag def gdef edef xdef let futurelet newcommand
  renewcommand providecommand global color textcolor colorbox fcolorbox definecolor rule hspace vspace kern mkern raisebox
  toggle char unicode require`.split(/\s+/),
);

const isForbidden = (name: string): boolean => forbiddenCommands.has(name) || name.startsWith('html');

const isWrong = (tex: string): boolean =>
  tex.trim() === '' ||
  tex.length > formulaLimits.tex ||
  [...tex.matchAll(/\\([a-z]+)/gi)].some(([, name = '']) => isForbidden(name));

/** A formula that is empty, too long or names a forbidden command, or too many of them. */
export function hasWrongFormula(text: string): boolean {
  const found = formulasIn(text);
  return found.length > formulaLimits.perText || found.some(isWrong);
}

/** How the library reads a formula, wherever it does: it trusts nobody, and neither sizes nor expansions run away. */
export const formulaReading: {
  readonly trust: false;
  readonly strict: false;
  readonly maxSize: [em: number, pixels: number];
  readonly maxExpand: number;
} = { trust: false, strict: false, maxSize: [20, 50], maxExpand: 100 };

const gap = /\{\{([a-z\d]+)\}\}/g;

/** The blanks a text names, in its order; braces within a formula are of the formula. */
export const blanksIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) =>
    piece.kind === 'words' ? [...piece.text.matchAll(gap)].map(([, id = '']) => id) : [],
  );

/** The text with a line where a blank stands. */
export const withGaps = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'words' ? piece.text.replaceAll(gap, '____') : piece.text))
    .join('');
