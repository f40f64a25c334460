import { hasFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';

/**
 * The name of a control from the text of this id. The words of a drawn formula run into each other ("ab" for a fraction): then
 * the name is the text in plain signs.
 */
export const nameOf = (text: string, id: string): ControlName =>
  hasFormula(text) ? { 'aria-label': plainText(text) } : { 'aria-labelledby': id };

export type ControlName = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
