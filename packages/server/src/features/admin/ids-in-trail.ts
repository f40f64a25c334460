import { readAudience } from '@shuyuan/contract/system/audience';

const isIdField = (name: string): boolean => /(^id|Id|Ids)$/.test(name);

/** A setting is recorded as the text it is; only an audience names organisations in it. */
const idsInText = (text: string): readonly string[] =>
  text.startsWith('{') ? (readAudience(text)?.organizationIds ?? []) : [];

function idsIn(value: unknown, field: string): readonly string[] {
  if (typeof value === 'string') return isIdField(field) ? [value] : idsInText(value);
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => idsIn(inner, name));
}

/** Ids of people and organisations that entries of the trail speak of, so that a reader can be told their names. */
export const idsInTrail = (recorded: readonly unknown[]): string[] => [
  ...new Set(recorded.flatMap((value) => idsIn(value, ''))),
];
