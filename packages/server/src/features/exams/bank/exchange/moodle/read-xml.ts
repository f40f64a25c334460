import { AppError } from '@shuyuan/contract/kernel/app-error';
import { decodeEntities } from '../decode-entities.ts';

/** An element with what lies in it; `text` is all text of its own. */
type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: XmlElement[];
  text: string;
};

const maxDepth = 40;
const maxElements = 200_000;
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!|<\/?[A-Za-z_][\w.:-]*(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>|[^<]+|</gy;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', one, other]) => [name, decodeEntities(one ?? other ?? '')]),
  );

/** Without cutting a file of megabytes into pieces. */
function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The tree of an XML file. A document type is refused as harmful: with it come entities that grow without bound or read
 * files of the server. Every token is read once, so that no file takes longer than its length.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, line: 1, children: [], text: '' };
  const open = [root];
  let [line, elements] = [1, 0];
  const refuse = (): never => {
    throw new AppError('exam.import-unreadable', { line });
  };
  for (const [part] of text.replace(/^\uFEFF/, '').matchAll(token)) {
    const current = open.at(-1) ?? root;
    if (part === '<!') throw new AppError('exam.import-harmful');
    if (part === '<') refuse();
    if (part.startsWith('<![CDATA[')) current.text += part.slice(9, -3);
    else if (part.startsWith('</')) {
      if (open.length === 1 || current.name !== /^<\/([^\s>]+)/.exec(part)?.[1]) refuse();
      open.pop();
    } else if (part.startsWith('<') && !part.startsWith('<!--') && !part.startsWith('<?')) {
      const name = /^<([^\s/>]+)/.exec(part)?.[1] ?? '';
      const element: XmlElement = { name, attributes: attributesOf(part), line, children: [], text: '' };
      current.children.push(element);
      elements += 1;
      if (!part.endsWith('/>')) open.push(element);
      if (open.length > maxDepth || elements > maxElements) refuse();
    } else if (!part.startsWith('<')) current.text += part.includes('&') ? decodeEntities(part) : part;
    line += linesIn(part);
  }
  if (open.length > 1) refuse();
  return root;
}

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
/** The text of an element below, at a path of names. */
export const textAt = (element: XmlElement, ...names: string[]): string =>
  names.reduce<XmlElement | undefined>((at, name) => at && childOf(at, name), element)?.text.trim() ?? '';

export type { XmlElement };
