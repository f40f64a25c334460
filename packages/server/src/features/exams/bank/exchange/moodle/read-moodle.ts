import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import { categoryPath } from '../gift/read-gift.ts';
import { fileCollector, optionsOf, pairsOf, type ParsedFile, QuestionProblem } from '../parsed-file.ts';
import { hasPicture, plainHtml } from '../plain-html.ts';
import { multipleOf, singleOf, type WeightedAnswer } from '../weighted-answer.ts';
import { blanksOfCloze } from './blanks-of-cloze.ts';
import { childOf, childrenOf, readXml, textAt, type XmlElement } from './read-xml.ts';

/** The words of an element with a `text`, whichever way they are written. */
function wordsOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const text = textAt(element, 'text');
  const isPlain = element.attributes['format'] === 'plain_text' || element.attributes['format'] === 'markdown';
  if (childOf(element, 'file') || (!isPlain && hasPicture(text)))
    throw new QuestionProblem('has-picture', plainHtml(text));
  return isPlain ? text : plainHtml(text);
}

const isYes = (text: string): boolean => text === '1' || text.toLowerCase() === 'true';

const answersOf = (element: XmlElement): WeightedAnswer[] =>
  childrenOf(element, 'answer').map((answer) => ({
    text: wordsOf(answer),
    percent: Number(answer.attributes['fraction'] ?? '0'),
  }));

function acceptedOf(answers: readonly WeightedAnswer[], text: string): string[] {
  // A star stands for any text there.
  if (answers.some((answer) => answer.percent !== 100 || answer.text.includes('*')))
    throw new QuestionProblem('not-supported', text);
  return answers.map((answer) => answer.text);
}

function numericOf(element: XmlElement, text: string): ExamQuestion {
  const right = childrenOf(element, 'answer').find(({ attributes }) => attributes['fraction'] === '100');
  const value = right ? numberIn(textAt(right, 'text')) : null;
  const tolerance = right ? numberIn(textAt(right, 'tolerance') || '0') : null;
  if (value === null || tolerance === null) throw new QuestionProblem('wrong-number', text);
  return { kind: 'numeric', text, value, tolerance, isPercent: false };
}

function matchingOf(element: XmlElement, text: string): ExamQuestion {
  const pairs = childrenOf(element, 'subquestion').map(
    (pair) => [wordsOf(pair), textAt(pair, 'answer', 'text')] as const,
  );
  return { kind: 'matching', text, ...pairsOf(pairs), rule: 'share' };
}

function writtenOf(element: XmlElement, text: string): ExamQuestion {
  const isFile = textAt(element, 'responseformat') === 'noinline';
  return { kind: isFile ? 'file' : 'essay', text, rubric: wordsOf(childOf(element, 'graderinfo')) };
}

function orderingOf(element: XmlElement, text: string): ExamQuestion {
  const items = optionsOf(
    'i',
    answersOf(element).map((answer) => answer.text),
  );
  const isWhole = /ALL_OR_NOTHING|^-1$/.test(textAt(element, 'gradingtype'));
  return { kind: 'ordering', text, items, rule: isWhole ? 'all' : 'share' };
}

function questionOf(element: XmlElement, text: string): ExamQuestion {
  switch (element.attributes['type']) {
    case 'multichoice':
      return (isYes(textAt(element, 'single') || 'true') ? singleOf : multipleOf)(text, answersOf(element));
    case 'truefalse': {
      const right = answersOf(element).find(({ percent }) => percent === 100);
      return { kind: 'trueFalse', text, isTrue: right?.text.toLowerCase() === 'true', penalty: 0 };
    }
    case 'shortanswer': {
      const accepted = acceptedOf(answersOf(element), text);
      return { kind: 'short', text, accepted, isCaseSensitive: isYes(textAt(element, 'usecase')) };
    }
    case 'numerical':
      return numericOf(element, text);
    case 'matching':
      return matchingOf(element, text);
    case 'ordering':
      return orderingOf(element, text);
    case 'essay':
      return writtenOf(element, text);
    case 'cloze':
    case 'multianswer':
      return blanksOfCloze(text);
    default:
      throw new QuestionProblem('not-supported', text);
  }
}

const tagsOf = (element: XmlElement): string[] =>
  childrenOf(element, 'tags').flatMap((tags) => childrenOf(tags, 'tag').map((tag) => textAt(tag, 'text')));

/** Questions of a Moodle XML file; a question of the kind `category` says where the next ones lie. */
export function readMoodle(text: string): ParsedFile {
  const quiz = childOf(readXml(text), 'quiz');
  if (!quiz) throw new AppError('exam.import-unreadable', { line: 1 });
  const collector = fileCollector();
  let category: string[] = [];
  for (const element of childrenOf(quiz, 'question')) {
    if (element.attributes['type'] === 'category') {
      category = categoryPath(textAt(element, 'category', 'text'));
      continue;
    }
    collector.add(element.line, () => ({
      category,
      difficulty: 3,
      tags: tagsOf(element),
      question: questionOf(element, wordsOf(childOf(element, 'questiontext'))),
      explanation: wordsOf(childOf(element, 'generalfeedback')),
    }));
  }
  return collector.file;
}
