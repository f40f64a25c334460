import { hasFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { Option } from './chosen-in.ts';

/**
 * The name of a control from the text of this id. The words of a drawn formula run into each other ("ab" for a fraction): then
 * the name is the text in plain signs.
 */
export const nameOf = (text: string, id: string): ControlName =>
  hasFormula(text) ? { 'aria-label': plainText(text) } : { 'aria-labelledby': id };

/** The words of a drawn formula run into each other, and a picture has a link beside it: then the name is said. */
export const optionName = ({ text, picture }: Omit<Option, 'id'>): string | undefined =>
  hasFormula(text) || picture ? [plainText(text), picture?.alt].filter(Boolean).join(' · ') : undefined;

export type ControlName = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
