import type { LinkedNode } from './linked-node.ts';
import { terms, typeNames } from './terms.ts';

/** A statement in parts: subject, predicate and object as N-Quads writes them; `_:…` is a node without an address. */
export type Quad = readonly [subject: string, predicate: string, object: string];

const typePredicate = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';
const shortEscapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  const isControl = code < 0x20 || code === 0x7f;
  return shortEscapes[character] ?? (isControl ? `\\u${code.toString(16).toUpperCase().padStart(4, '0')}` : character);
}

function literal(text: string, datatype?: string): string {
  const plain = text.replaceAll(/[\p{Cc}"\\]/gu, escaped);
  return datatype === undefined ? `"${plain}"` : `"${plain}"^^<${datatype}>`;
}

/** An address with a character N-Quads cannot hold would be signed as something else than it says. */
function address(text: string): string {
  if (!URL.canParse(text) || /[\s<>"{}|\\^`]/.test(text)) throw new Error(`“${text}” is no address`);
  return `<${text}>`;
}

const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value]) as readonly T[];

/**
 * The statements of a document of ours. A name `terms` does not have is refused: what is not signed could be changed
 * without anybody noticing.
 */
export function quadsOf(document: LinkedNode): Quad[] {
  const quads: Quad[] = [];
  let blanks = 0;
  const add = (node: LinkedNode): string => {
    const { '@context': _, id, type, ...rest } = node;
    const subject = id === undefined ? `_:b${blanks++}` : address(id);
    for (const one of type === undefined ? [] : listOf(type)) {
      const known = (typeNames as Readonly<Record<string, string>>)[one];
      if (known === undefined) throw new Error(`“${one}” is no type of a credential`);
      quads.push([subject, typePredicate, address(known)]);
    }
    for (const [name, value] of Object.entries(rest)) {
      const term = terms[name];
      if (term === undefined) throw new Error(`“${name}” is no name of a credential`);
      for (const one of value === undefined ? [] : listOf(value)) {
        const object =
          typeof one === 'object'
            ? add(one)
            : term.isLink
              ? address(`${term.base ?? ''}${String(one)}`)
              : literal(String(one), term.datatype);
        quads.push([subject, address(term.address), object]);
      }
    }
    return subject;
  };
  add(document);
  return quads;
}
