import { memberShape, publicBodyBytes } from '../../packages/server/src/platform/http/body-shape.ts';

export type HostileBody = { readonly name: string; readonly type: string; readonly payload: string };

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const filled = (bytes: number, piece: (n: number) => string, glue: string): string => {
  const pieces: string[] = [];
  for (let length = 0, n = 0; length < bytes; n++) {
    const next = piece(n);
    pieces.push(next);
    length += next.length + glue.length;
  }
  return pieces.join(glue);
};

/** Bodies of about so many bytes that cost by how they are built. */
export function hostileBodies(bytes: number): HostileBody[] {
  const nested = Math.floor(bytes / 2);
  return [
    { name: 'fields of a form', type: form, payload: filled(bytes, (n) => `${n.toString(36)}=1`, '&') },
    { name: 'one field of a form', type: form, payload: filled(bytes, () => 'a=1', '&') },
    { name: 'a list in a form', type: form, payload: `items=[${filled(bytes, () => '1', ',')}]` },
    { name: 'commas in a form', type: form, payload: `items=${filled(bytes, () => 'a', ',')}` },
    { name: 'fields of an object', type: json, payload: `{${filled(bytes, (n) => `"${n.toString(36)}":1`, ',')}}` },
    { name: 'a list', type: json, payload: `{"items":[${filled(bytes, () => '{}', ',')}]}` },
    { name: 'nesting', type: json, payload: `{"a":${'['.repeat(nested)}${']'.repeat(nested)}}` },
    { name: 'one text', type: json, payload: JSON.stringify({ username: 'x'.repeat(bytes) }) },
    { name: 'escapes', type: json, payload: `{"username":"${'\\u0041'.repeat(bytes / 6)}"}` },
    { name: 'digits', type: json, payload: `{"username":${'9'.repeat(bytes)}}` },
    { name: 'blanks', type: json, payload: `{"username":${' '.repeat(bytes)}1}` },
  ];
}

/** Just small enough to be taken: what a visitor may send, and what a member may. */
export const visitorBodies = hostileBodies(publicBodyBytes - 64);
export const largeBodies = hostileBodies(1024 * 1024 - 64);
export const fullBodies: HostileBody[] = [
  {
    name: 'a full list',
    type: json,
    payload: JSON.stringify({ items: Array.from({ length: memberShape.items }, () => 0) }),
  },
  {
    name: 'a full list of objects',
    type: json,
    payload: JSON.stringify({ items: Array.from({ length: memberShape.items }, (_, n) => ({ word: n, a: 1, b: 2 })) }),
  },
];
