import { piecesOf, type TextPiece } from '@shuyuan/contract/exams/bank/formulas-in';
import { type ComponentType, createElement, Fragment, lazy, type ReactNode, Suspense } from 'react';
import { inTime } from '../../lib/load-chunk.ts';
import type { FormulaProps } from './DrawnFormula.tsx';
import { FormulaSource } from './FormulaSource.tsx';

/** A page that cannot get it shows formulas as they were written: nobody is thrown out of an exam for one. */
const DrawnFormula: ComponentType<FormulaProps> = lazy(async () => {
  const loading = inTime('formulas', import('./DrawnFormula.tsx'));
  return { default: await loading.then((module) => module.DrawnFormula).catch(() => FormulaSource) };
});

function draw(piece: TextPiece): ReactNode {
  if (piece.kind === 'words' || piece.tex.trim() === '') return piece.text;
  return (
    <Suspense fallback={<FormulaSource tex={piece.tex} />}>
      <DrawnFormula tex={piece.tex} isDisplay={piece.isDisplay} />
    </Suspense>
  );
}

/** A text of a question with its formulas drawn; a text without any loads nothing. */
export const FormulaText = ({ text }: { text: string }) => createElement(Fragment, null, ...piecesOf(text).map(draw));
