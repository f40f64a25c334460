import { directionOf, type Language } from './languages.ts';

const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A value inside a sentence that is written the other way round is fenced (FSI … PDI). Without, quotation marks and
 * full stops beside a Chinese title in an Arabic sentence jump to its other side.
 */
export function isolate(value: string, language: Language): string {
  const other = directionOf(language) === 'rtl' ? leftToRightLetter : rightToLeftLetter;
  return other.test(value) ? `\u2068${value}\u2069` : value;
}

/** A text with its values, each fenced where it has to be. */
export const fillIn = (text: string, language: Language, valueOf: (name: string) => string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => isolate(valueOf(name), language));
