import { type ExamQuestion, multipleRules, shareRules } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import type { FileShelf } from '../media/file-shelf.ts';
import { optionsOf, pairsOf, QuestionProblem } from '../parsed-file.ts';
import { multipleOf, singleOf, type WeightedAnswer } from '../weighted-answer.ts';
import { blanksOfCloze } from './blanks-of-cloze.ts';
import { penaltyOf, ruleOf } from './rule-of.ts';
import { readOption, readRightSide, readWords } from './read-text.ts';
import { childOf, childrenOf, textAt, type XmlElement } from './read-xml.ts';

const isYes = (text: string): boolean => text === '1' || text.toLowerCase() === 'true';

const percentOf = ({ attributes }: XmlElement): number => Number(attributes['fraction'] ?? '0');
const answersOf = (element: XmlElement): WeightedAnswer[] =>
  childrenOf(element, 'answer').map((answer) => ({ text: readWords(answer), percent: percentOf(answer) }));

type Pictured = { readonly picture: QuestionMedia | undefined };
const withPictures = <O extends object>(options: readonly O[], shown: readonly Pictured[]) =>
  options.map((option, index) => {
    const picture = shown[index]?.picture;
    return picture ? { ...option, picture } : option;
  });

function choiceOf(element: XmlElement, text: string, shelf: FileShelf): ExamQuestion {
  const answers = childrenOf(element, 'answer').map((answer) => ({
    ...readOption(answer, shelf),
    percent: percentOf(answer),
  }));
  const isSingle = isYes(textAt(element, 'single') || 'true');
  const question = isSingle ? singleOf(text, answers) : multipleOf(text, answers, ruleOf(element, multipleRules));
  const penalty = isSingle ? question.penalty : (penaltyOf(element) ?? 0);
  return { ...question, penalty, options: withPictures(question.options, answers) };
}

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

function matchingOf(element: XmlElement, text: string, shelf: FileShelf): ExamQuestion {
  const sides = childrenOf(element, 'subquestion').map((pair) => ({
    ...readOption(pair, shelf),
    right: readRightSide(pair),
  }));
  const { left, ...rest } = pairsOf(sides.map((side) => [side.text, side.right]));
  const shown = sides.filter((side) => side.text !== '');
  return {
    kind: 'matching',
    text,
    left: withPictures(left, shown),
    ...rest,
    rule: ruleOf(element, shareRules) ?? 'share',
  };
}

function writtenOf(element: XmlElement, text: string): ExamQuestion {
  const isFile = textAt(element, 'responseformat') === 'noinline';
  return { kind: isFile ? 'file' : 'essay', text, rubric: readWords(childOf(element, 'graderinfo')) };
}

function orderingOf(element: XmlElement, text: string, shelf: FileShelf): ExamQuestion {
  const answers = childrenOf(element, 'answer').map((answer) => readOption(answer, shelf));
  const options = optionsOf(
    'i',
    answers.map((answer) => answer.text),
  );
  const items = withPictures(options, answers);
  const isWhole = /ALL_OR_NOTHING|^-1$/.test(textAt(element, 'gradingtype'));
  return { kind: 'ordering', text, items, rule: isWhole ? 'all' : 'share' };
}

/** The question of an element by its type, but for the pictures and sounds of its text. */
export function readQuestion(element: XmlElement, text: string, shelf: FileShelf): ExamQuestion {
  switch (element.attributes['type']) {
    case 'multichoice':
      return choiceOf(element, text, shelf);
    case 'truefalse': {
      const right = answersOf(element).find(({ percent }) => percent === 100);
      return {
        kind: 'trueFalse',
        text,
        isTrue: right?.text.toLowerCase() === 'true',
        penalty: penaltyOf(element) ?? 0,
      };
    }
    case 'shortanswer': {
      const accepted = acceptedOf(answersOf(element), text);
      return { kind: 'short', text, accepted, isCaseSensitive: isYes(textAt(element, 'usecase')) };
    }
    case 'numerical':
      return numericOf(element, text);
    case 'matching':
      return matchingOf(element, text, shelf);
    case 'ordering':
      return orderingOf(element, text, shelf);
    case 'essay':
      return writtenOf(element, text);
    case 'cloze':
    case 'multianswer':
      return { ...blanksOfCloze(text), rule: ruleOf(element, shareRules) ?? 'share' };
    default:
      throw new QuestionProblem('not-supported', text);
  }
}
