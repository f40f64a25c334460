/** D-041: the name the document withholds. */
const supplier = 'gensee';

/** `#/live/{type}/{code?}` and `/live/$type/{-$code}` are both `/live/:/:?`. */
export const shapeOf = (path: string): string =>
  `/${path
    .replace(/^#?\/?/, '')
    .replace(/\?.*=.*$/, '')
    .replaceAll('{supplier-a}', supplier)
    .replaceAll(/\{-\$\w+\}|\{\w+\?\}/g, ':?')
    .replaceAll(/\$\w+|\{\w+\}/g, ':')}`;

const words = '[\\w-]+(?:/\\{\\w+\\??\\})?';

/** "`a` is a parent with children `b` (default), c/{id?}": the children are written without their parent. */
function childrenIn(text: string): string[] {
  const [, parent, list] = /^`([\w-]+)` is a parent with children (.*)\.$/.exec(text) ?? [];
  if (!parent || !list) return [];
  return [...list.replaceAll(/`|\(\w+\)/g, '').matchAll(new RegExp(words, 'g'))].map(([child]) => `${parent}/${child}`);
}

/** The addresses the text of a row names. */
export function pathsIn(text: string): string[] {
  const children = childrenIn(text);
  if (children.length > 0) return [/^`([\w-]+)`/.exec(text)?.[1] ?? '', ...children];
  return [...text.matchAll(/`(#?[\w/{}?=.&;-]+)`/g)].map(([, path = '']) => path).filter((path) => path !== 'teamID');
}
