import { typedOrigin } from '@shuyuan/contract/system/container-target';
import { isSwitchOn, namedValues } from '@shuyuan/contract/system/setting-value';

type Names = readonly string[];

const valuesIn = (text: string, names: Names): Readonly<Record<string, unknown>> => namedValues(text, names) ?? {};

/** Written in the order of the table, so that two equal settings are equal texts. */
const written = (names: Names, valueOf: (name: string) => unknown): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, valueOf(name)])));

type Switching = {
  readonly form: Parameters<typeof isSwitchOn>[1];
  readonly name: string;
  readonly isOn: boolean;
};

export const withSwitch = (text: string, { form, name, isOn }: Switching): string =>
  written(form.names, (one) => ((one === name ? isOn : isSwitchOn(text, form, one)) ? '1' : '0'));

export function textIn(text: string, names: Names, name: string): string {
  const value = valuesIn(text, names)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type Change = { readonly names: Names; readonly name: string; readonly value: string };

export const withText = (text: string, { names, name, value }: Change): string =>
  written(names, (one) => (one === name ? value : textIn(text, names, one)));

/** What is no number yet stays empty: the rule then says so, and nothing is guessed. */
const numberOf = (value: string): number | null => (value.trim() === '' ? null : Number(value));

export const withNumber = (text: string, { names, name, value }: Change): string =>
  written(names, (one) => numberOf(one === name ? value : textIn(text, names, one)));

/** D-083: one on each line; digits alone are the number of a business type. */
export function linesOf(text: string): string {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.join('\n') : '';
  } catch {
    return '';
  }
}

const entriesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const prefixesOf = (lines: string): string =>
  JSON.stringify(entriesOf(lines).map((line) => (/^\d+$/.test(line) ? Number(line) : line)));

/** D-192 */
export const originsOf = (lines: string): string => JSON.stringify(entriesOf(lines).map(typedOrigin));
