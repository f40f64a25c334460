import { textLength } from '../kernel/text-length.ts';
import { isMailAddress } from '../people/mail-address.ts';
import { readAudience } from './audience.ts';
import { isContainerOrigin } from './container-target.ts';
import { type EditableKey, formOf, type SettingForm } from './settings.ts';

/** What is wrong with a text; each has a sentence beside the field. */
export type SettingProblem =
  | 'wrong-form'
  | 'too-long'
  | 'out-of-range'
  | 'upside-down'
  | 'not-a-path'
  | 'not-a-prefix'
  | 'not-an-address'
  | 'not-an-origin';

type FormOf<Kind extends SettingForm['kind']> = Extract<SettingForm, { kind: Kind }>;
type Judges = { readonly [Kind in SettingForm['kind']]: (form: FormOf<Kind>, text: string) => SettingProblem | null };

export const maxSettingLength = 20_000;
const maxAddress = 500;
const maxPrefix = 200;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object a text holds, with no other names than these; null for anything else. */
export function namedValues(text: string, names: readonly string[]): Readonly<Record<string, unknown>> | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  // Checked above: an object, and none of the kinds that only look like one.
  const entries = value as Readonly<Record<string, unknown>>;
  return Object.keys(entries).every((name) => names.includes(name)) ? entries : null;
}

type Switches = Pick<FormOf<'switches'>, 'names' | 'offUnlessSaid'>;

/** D-081: a switch that is not mentioned is on, but for those that wait to be asked for. */
export const isSwitchOn = (text: string, { names, offUnlessSaid = [] }: Switches, name: string): boolean =>
  (namedValues(text, names)?.[name] ?? (offUnlessSaid.includes(name) ? '0' : '1')) !== '0';

/** D-083: a route as the path table writes it, or the number of a business type. */
const isPrefix = (entry: unknown): boolean =>
  typeof entry === 'number'
    ? Number.isInteger(entry) && entry >= 0
    : typeof entry === 'string' && /^\/[\w\-/.]*$/.test(entry) && entry.length <= maxPrefix;

const judges: Judges = {
  switch: (_, text) => (text === '0' || text === '1' ? null : 'wrong-form'),
  choice: ({ choices }, text) => (choices.includes(text) ? null : 'wrong-form'),
  // Only our own addresses: pictures of other sites are refused by the browser's policy, and would tell them who looks.
  address: (_, text) => {
    if (text.length > maxAddress) return 'too-long';
    return text === '' || /^(?!\/\/)[\w\-/.]+$/.test(text) ? null : 'not-a-path';
  },
  mail: (_, text) => (text === '' || isMailAddress(text) ? null : 'not-an-address'),
  switches: ({ names }, text) => {
    const values = namedValues(text, names);
    return values && Object.values(values).every((value) => value === '0' || value === '1') ? null : 'wrong-form';
  },
  texts: ({ names, max }, text) => {
    const values = Object.values(namedValues(text, names) ?? { none: null });
    if (!values.every((value) => typeof value === 'string')) return 'wrong-form';
    return values.some((value) => textLength(value) > max) ? 'too-long' : null;
  },
  range: ({ names, max }, text) => {
    const values = namedValues(text, names);
    const [low, high] = names.map((name) => values?.[name]);
    if (!Number.isInteger(low) || !Number.isInteger(high)) return 'wrong-form';
    const isInside = [low, high].every((value) => Number(value) >= 1 && Number(value) <= max);
    if (!isInside) return 'out-of-range';
    return Number(low) <= Number(high) ? null : 'upside-down';
  },
  numbers: ({ names, max }, text) => {
    const values = namedValues(text, names);
    const numbers = names.map((name) => values?.[name]);
    if (!numbers.every(Number.isInteger)) return 'wrong-form';
    return numbers.every((value) => Number(value) >= 0 && Number(value) <= max) ? null : 'out-of-range';
  },
  limit: ({ max }, text) => {
    if (!/^\d{1,9}$/.test(text)) return 'wrong-form';
    return Number(text) <= max ? null : 'out-of-range';
  },
  prefixes: ({ max }, text) => {
    const entries = parsed(text);
    if (!Array.isArray(entries)) return 'wrong-form';
    if (entries.length > max) return 'too-long';
    return entries.every(isPrefix) ? null : 'not-a-prefix';
  },
  origins: ({ max }, text) => {
    const entries = parsed(text);
    if (!Array.isArray(entries)) return 'wrong-form';
    if (entries.length > max) return 'too-long';
    return entries.every((entry) => typeof entry === 'string' && isContainerOrigin(entry)) ? null : 'not-an-origin';
  },
  audience: (_, text) => (readAudience(text) ? null : 'wrong-form'),
};

/** What keeps a text from being the value of a setting; null when nothing does. The screen and the server ask the same. */
export function settingProblem(key: EditableKey, text: string): SettingProblem | null {
  if (text.length > maxSettingLength) return 'too-long';
  const form = formOf(key);
  // The table is indexed by the kind of this very form.
  return (judges[form.kind] as (form: SettingForm, text: string) => SettingProblem | null)(form, text);
}
