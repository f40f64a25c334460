import { setImmediate } from 'node:timers/promises';
import { type ExchangedQuestion, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { categoryPath } from '../gift/read-gift.ts';
import { fileShelf, type FileShelf } from '../media/file-shelf.ts';
import { fileCollector, type ParsedFile } from '../parsed-file.ts';
import { difficultyOf } from './rule-of.ts';
import { readQuestion } from './read-question.ts';
import { readText } from './read-text.ts';
import { childOf, childrenOf, readXml, textAt, type XmlElement } from './read-xml.ts';

const tagsOf = (element: XmlElement): string[] =>
  childrenOf(element, 'tags').flatMap((tags) => childrenOf(tags, 'tag').map((tag) => textAt(tag, 'text')));

/** The question of an element with everything it shows; its files lie on the shelf. */
function exchangedOf(element: XmlElement, category: readonly string[], shelf: FileShelf): ExchangedQuestion {
  shelf.beginQuestion();
  const { text, media } = readText(childOf(element, 'questiontext'), shelf);
  const { text: explanation, media: explanationMedia } = readText(childOf(element, 'generalfeedback'), shelf);
  const question = {
    ...readQuestion(element, text, shelf),
    ...(media.length > 0 && { media }),
    ...(explanationMedia.length > 0 && { explanationMedia }),
  };
  return { category, difficulty: difficultyOf(element), tags: tagsOf(element), question, explanation };
}

/** Everything in a file but its pictures and sounds. */
const lengthWithoutFiles = (element: XmlElement): number =>
  (element.name === 'file' ? 0 : element.text.length) +
  element.children.reduce((sum, child) => sum + lengthWithoutFiles(child), 0);

/** Questions of a Moodle XML file; a question of the kind `category` says where the next ones lie. */
export async function readMoodle(text: string): Promise<ParsedFile> {
  const quiz = childOf(readXml(text), 'quiz');
  if (!quiz) throw new AppError('exam.import-unreadable', { line: 1 });
  demand(lengthWithoutFiles(quiz) <= exchangeLimits.bytes, 'request.too-large');
  const collector = fileCollector();
  const shelf = fileShelf();
  let category: string[] = [];
  for (const element of childrenOf(quiz, 'question')) {
    if (element.attributes['type'] === 'category') category = categoryPath(textAt(element, 'category', 'text'));
    else collector.add(element.line, () => exchangedOf(element, category, shelf));
    // Others are answered between two questions: a file of a megabyte takes some ten milliseconds.
    await setImmediate();
  }
  return { ...collector.file, files: shelf.files };
}
