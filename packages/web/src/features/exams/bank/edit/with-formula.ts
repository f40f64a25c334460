/** The text with what is selected as a formula. */
export const withFormula = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}\\(${text.slice(from, to) || ' x '}\\)${text.slice(to)}`;
