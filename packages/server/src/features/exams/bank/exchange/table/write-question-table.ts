import type { ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import {
  type ExchangeColumn,
  exchangeColumns,
  type ExchangedQuestion,
  optionColumns,
} from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { textsOfPairs } from '../parsed-file.ts';
import { isShortReadByPerson, rubricText } from '../rubric-text.ts';
import type { Cells } from './simple-of-row.ts';
import { headerWord, kindWord, multipleRuleWord, shareRuleWord, truthWord } from './header-words.ts';
import type { WrittenFile } from '../written-file.ts';

const optionCells = (texts: readonly string[]): Cells =>
  Object.fromEntries(optionColumns.slice(0, texts.length).map((column, index) => [column, texts[index] ?? '']));
const percentOf = (penalty: number): string => (penalty === 0 ? '' : String((penalty * 100) / fullMark));
const caseSign = (isCaseSensitive: boolean): string => (isCaseSensitive ? '^' : '');

type Choice = { readonly options: readonly { readonly id: string; readonly text: string }[] };
const lettersOf = ({ options }: Choice, ids: readonly string[]): string =>
  options.flatMap(({ id }, index) => (ids.includes(id) ? [optionColumns[index]?.slice(-1) ?? ''] : [])).join('');

/** The cells only its kind has. */
function keyCells(question: SimpleQuestion, language: Language): Cells {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const isSingle = question.kind === 'single';
      return {
        ...optionCells(question.options.map(({ text }) => text)),
        answer: lettersOf(question, isSingle ? [question.rightId] : question.rightIds),
        penalty: percentOf(question.penalty),
        ...(!isSingle && { rule: multipleRuleWord(language, question.rule) }),
      };
    }
    case 'trueFalse':
      return { answer: truthWord(language, question.isTrue), penalty: percentOf(question.penalty) };
    case 'blanks': {
      const lines = question.blanks.map((blank) => caseSign(blank.isCaseSensitive) + blank.accepted.join('|'));
      const text = question.text.replaceAll(/\{\{[a-z\d]+\}\}/g, '____');
      return { text, answer: lines.join('\n'), rule: shareRuleWord(language, question.rule) };
    }
    case 'short':
      return { answer: caseSign(question.isCaseSensitive) + question.accepted.join('|') };
    case 'numeric': {
      const { value, tolerance, isPercent } = question;
      return { answer: tolerance === 0 ? String(value) : `${value}±${tolerance}${isPercent ? '%' : ''}` };
    }
    case 'matching':
      return {
        ...optionCells(textsOfPairs(question).map(([left, right]) => `${left}=${right}`)),
        rule: shareRuleWord(language, question.rule),
      };
    case 'ordering':
      return { ...optionCells(question.items.map(({ text }) => text)), rule: shareRuleWord(language, question.rule) };
    default:
      return { answer: rubricText(question) };
  }
}

const simpleCells = (question: SimpleQuestion, language: Language): Cells => ({
  kind: kindWord(language, question.kind),
  text: question.text,
  ...keyCells(question, language),
});

function rowsOf({ category, difficulty, tags, question, explanation }: ExchangedQuestion, language: Language): Cells[] {
  const common = {
    category: category.join('/'),
    difficulty: String(difficulty),
    tags: tags.join(','),
    explanation,
  };
  if (question.kind !== 'stem') return [{ ...common, ...simpleCells(question, language) }];
  return [
    { ...common, kind: kindWord(language, 'stem'), text: question.text },
    ...question.parts.map((part) => ({ ...simpleCells(part.question, language), weight: String(part.weight) })),
  ];
}

const lineOf = (cells: (column: ExchangeColumn) => string): string => tableLine(exchangeColumns.map(cells));

const simpleOnes = (question: ExamQuestion): readonly SimpleQuestion[] =>
  question.kind === 'stem' ? question.parts.map((part) => part.question) : [question];

/** Questions as a table every spreadsheet reads, in the words of the reader. */
export function writeQuestionTable<Q extends ExchangedQuestion>(all: readonly Q[], language: Language): WrittenFile<Q> {
  const isWritable = ({ question }: Q): boolean => !simpleOnes(question).some(isShortReadByPerson);
  const text =
    byteOrderMark +
    lineOf((column) => headerWord(language, column)) +
    all
      .filter(isWritable)
      .flatMap((question) => rowsOf(question, language))
      .map((cells) => lineOf((column) => cells[column] ?? ''))
      .join('');
  const leftOut = all.filter((one) => !isWritable(one)).map((question) => ({ question, reason: 'kind' as const }));
  return { text, leftOut };
}
