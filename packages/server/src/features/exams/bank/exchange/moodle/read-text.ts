import { mediaLimits, type QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { endingOf, type FileEnding, fileEndings, typeOf } from '@shuyuan/contract/files/file-kinds';
import { decodeEntities } from '../decode-entities.ts';
import type { FileShelf } from '../media/file-shelf.ts';
import { QuestionProblem } from '../parsed-file.ts';
import { hasPicture, plainHtml } from '../plain-html.ts';
import { childOf, childrenOf, textAt, type XmlElement } from './read-xml.ts';

/** Moodle writes addresses of the files of a text so. */
const filesAddress = '@@PLUGINFILE@@/';
const tags = /<(\/?)(img|audio|source|video|object|embed|iframe|a)\b([^<>]*)>/gi;
/** From the beginning of a word alone: a long one that is no attribute would be read from each of its letters. */
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
const dataAddress = /^data:((?:image|audio)\/[\w.+-]{1,30});base64,/;

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(attribute)].map(([, name = '', one, other, bare]) => [
      name.toLowerCase(),
      decodeEntities(one ?? other ?? bare ?? ''),
    ]),
  );

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const endingOfType = (type: string): FileEnding | null => fileEndings.find((one) => typeOf(one).type === type) ?? null;

type TextPlace = {
  readonly element: XmlElement;
  readonly shelf: FileShelf;
  readonly rule: 'examQuestion' | 'examOption';
};

/** The file an address of a text means: one beside the text, or in the address itself; nothing is ever fetched. */
function fileAt(address: string, { element, shelf, rule }: TextPlace) {
  const [start, type] = dataAddress.exec(address) ?? [];
  if (start !== undefined && type !== undefined)
    return shelf.take({ name: start, ending: endingOfType(type), text: address.slice(start.length), rule });
  if (!address.startsWith(filesAddress)) throw new QuestionProblem('file-missing', address);
  const path = decoded(address.slice(filesAddress.length).split('?', 1)[0] ?? '');
  const file = childrenOf(element, 'file').find(
    ({ attributes }) => `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}` === `/${path}`,
  );
  if (!file) throw new QuestionProblem('file-missing', path);
  return shelf.take({ name: path, ending: endingOf(path), text: file.text, rule });
}

/** Pictures and sounds of a piece of HTML, in its order. */
function mediaIn(html: string, place: TextPlace): QuestionMedia[] {
  const media: QuestionMedia[] = [];
  const add = (address: string, alt: string): void => {
    if (media.length === mediaLimits.perText) throw new QuestionProblem('too-many-files', address);
    const file = fileAt(address, place);
    media.push({ ...file, alt: alt.trim(), path: '', width: null, height: null });
  };
  // Its first source is the sound, the others are the same for other browsers.
  let soundWords: string | null = null;
  for (const [whole, closing, tag = '', rest = ''] of html.matchAll(tags)) {
    const name = tag.toLowerCase();
    if (closing) {
      if (name === 'audio') soundWords = null;
      continue;
    }
    const attributes = attributesOf(rest);
    const address = attributes.get(name === 'a' ? 'href' : 'src') ?? '';
    const words = attributes.get('alt') ?? attributes.get('title') ?? attributes.get('aria-label') ?? '';
    if (name === 'img') add(address, words);
    else if (name === 'audio' && address === '') soundWords = words;
    else if (name === 'audio') add(address, words);
    else if (name === 'source' && soundWords !== null) {
      add(address, soundWords);
      soundWords = null;
    } else if (name === 'a' && address.startsWith(filesAddress)) add(address, words);
    else if (!['source', 'a'].includes(name)) throw new QuestionProblem('file-type', plainHtml(whole) || tag);
  }
  return media;
}

const plainFormats = new Set<string | undefined>(['plain_text', 'markdown']);
const isPlain = ({ attributes }: XmlElement): boolean => plainFormats.has(attributes['format']);

/** The words of an element with a `text`, and the pictures and sounds in them. */
export function readText(
  element: XmlElement | undefined,
  shelf: FileShelf,
  rule: TextPlace['rule'] = 'examQuestion',
): { readonly text: string; readonly media: readonly QuestionMedia[] } {
  if (!element) return { text: '', media: [] };
  const text = textAt(element, 'text');
  if (!isPlain(element)) return { text: plainHtml(text), media: mediaIn(text, { element, shelf, rule }) };
  // Markdown has signs of its own for pictures.
  if (text.includes(filesAddress)) throw new QuestionProblem('has-picture', text);
  return { text, media: [] };
}

/** The words of an element where a question has no room for a picture. */
export function readWords(element: XmlElement | undefined): string {
  if (!element) return '';
  const text = textAt(element, 'text');
  if (text.includes(filesAddress) || (!isPlain(element) && hasPicture(text)))
    throw new QuestionProblem('file-place', plainHtml(text));
  return isPlain(element) ? text : plainHtml(text);
}

/** An option, side or item: its words, or those of its picture where it has none of its own. */
export function readOption(element: XmlElement, shelf: FileShelf) {
  const { text, media } = readText(element, shelf, 'examOption');
  const [picture, another] = media;
  if (another) throw new QuestionProblem('too-many-files', text);
  return { text: text === '' ? (picture?.alt ?? '') : text, picture };
}

/** Right sides are chosen from a list, which shows words alone. */
export function readRightSide(pair: XmlElement): string {
  const answer = childOf(pair, 'answer');
  if (answer && childOf(answer, 'file')) throw new QuestionProblem('file-place', textAt(answer, 'text'));
  return textAt(pair, 'answer', 'text');
}
