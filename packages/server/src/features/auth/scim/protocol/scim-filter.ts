import { ScimError } from './scim-error.ts';

export type Condition = { readonly attribute: string; readonly value: string };

const condition = /^\s*([\w:.$-]+(?:\[[^\]]*\]\.\w+)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false|\d+)\s*/i;
const maxLength = 2_000;

/** Null for what is no text of JSON, or holds the character no database has a place for, however it was written. */
function valueOf(literal: string): string | null {
  if (!literal.startsWith('"')) return literal.toLowerCase();
  try {
    const value = String(JSON.parse(literal) as unknown);
    return value.includes('\u0000') ? null : value;
  } catch {
    return null;
  }
}

/**
 * `attribute eq "value"`, several joined by `and`: all that Entra and Okta ask. Anything else is refused, because a
 * filter that is half understood would hand over the wrong people.
 */
export function parseFilter(text: string): Condition[] {
  const refuse = () =>
    new ScimError(400, 'Only `attribute eq "value"`, joined by `and`, is understood.', 'invalidFilter');
  if (text.length > maxLength) throw refuse();
  const found: Condition[] = [];
  let rest = text;
  for (;;) {
    const match = condition.exec(rest);
    if (!match?.[1] || match[2] === undefined) throw refuse();
    const value = valueOf(match[2]);
    if (value === null) throw refuse();
    found.push({ attribute: match[1].toLowerCase(), value });
    rest = rest.slice(match[0].length);
    if (rest === '') return found;
    const joined = /^and\s+/i.exec(rest);
    if (!joined) throw refuse();
    rest = rest.slice(joined[0].length);
  }
}
