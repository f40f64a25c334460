import { createElement, type ReactNode } from 'react';
import { FormulaSource } from './FormulaSource.tsx';
import classes from './Formula.module.css';
import { type MathNode, mathTree } from './math-tree.ts';

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function draw(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes;
  const style = Object.fromEntries(Object.entries(node.style).map(([name, value]) => [camelCase(name), value]));
  return createElement(node.element, { ...attributes, className, style }, ...node.children.map(draw));
}

/** A formula as MathML; as it was written where it cannot be drawn. The library comes with this file alone. */
export function DrawnFormula({ tex, isDisplay }: FormulaProps) {
  const tree = mathTree(tex, isDisplay);
  if (!tree) return <FormulaSource tex={tex} />;
  return <span className={isDisplay ? classes.display : classes.inLine}>{draw(tree)}</span>;
}

export type FormulaProps = { tex: string; isDisplay: boolean };
