import { multipleRules, shareRules, type SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { type ExchangeColumn, optionColumns } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import { optionsOf, pairsOf, QuestionProblem } from '../parsed-file.ts';
import { findMultipleRule, findShareRule, findTruth, findYesNo } from './header-words.ts';

type Cells = Partial<Readonly<Record<ExchangeColumn, string>>>;

const listOf = (cell: string, between: RegExp): string[] =>
  cell
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

/** `A,C`, `AC` and `a、c`: the letters of the columns whose options are right. */
function rightOf(answer: string, letters: readonly string[]): number[] {
  const named = [
    ...answer
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[\s,;、，；،|/.]+/g, ''),
  ];
  const places = named.map((letter) => letters.indexOf(letter));
  if (places.length === 0) throw new QuestionProblem('no-right-answer', answer);
  if (places.includes(-1)) throw new QuestionProblem('wrong-answer', answer);
  return places;
}

function penaltyOf(cell = ''): number {
  const percent = cell.trim() === '' ? 0 : numberIn(cell.replace('%', ''));
  if (percent === null || percent < 0 || percent > 100) throw new QuestionProblem('wrong-number', cell);
  return Math.round((percent * fullMark) / 100);
}

const trueSigns = new Set(['√', '✓', 't', 'y', '1']);
const falseSigns = new Set(['×', 'x', 'f', 'n', '0']);

function truthOf(answer: string): boolean {
  const word = answer.trim().toLowerCase();
  const found =
    findTruth(word) ?? findYesNo(word) ?? (trueSigns.has(word) ? 'true' : falseSigns.has(word) ? 'false' : undefined);
  if (found === undefined) throw new QuestionProblem('wrong-answer', answer);
  return found === 'true';
}

/** `3.5`, `3.5±0.1` and `3.5±2%`. */
function numberOf(answer: string): { value: number; tolerance: number; isPercent: boolean } {
  const [first = '', second = '0'] = answer.split(/±|\+\/?-/).map((part) => part.trim());
  const isPercent = second.endsWith('%') || second.endsWith('％');
  const [value, tolerance] = [numberIn(first), numberIn(second.replace(/[%％]$/, ''))];
  if (value === null || tolerance === null) throw new QuestionProblem('wrong-number', answer);
  return { value, tolerance, isPercent };
}

/** Three low lines or more are a gap; the answers of each stand in a line of their own. */
function blanksOf(text: string, answer: string) {
  const lines = answer.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  let count = 0;
  const words = text.replaceAll(/_{3,}/g, () => `{{b${(count += 1)}}}`);
  if (count !== lines.length) throw new QuestionProblem('blank-not-in-text', answer || text);
  const blanks = lines.map((line, index) => ({ id: `b${index + 1}`, ...acceptedOf(line, /\|/) }));
  return { text: words, blanks };
}

/** A sign before the first says that capitals matter. */
function acceptedOf(cell: string, between: RegExp) {
  const isCaseSensitive = cell.trimStart().startsWith('^');
  return { accepted: listOf(isCaseSensitive ? cell.trimStart().slice(1) : cell, between), isCaseSensitive };
}

/** The question of a row that stands alone, or below a stem. */
export function simpleOfRow(kind: SimpleQuestion['kind'], cells: Cells): SimpleQuestion {
  const { text = '', answer = '', rule: ruleCell = '' } = cells;
  const given = optionColumns.flatMap((column) =>
    cells[column] ? [{ letter: column.slice(-1), text: cells[column] }] : [],
  );
  const texts = given.map((one) => one.text);
  const options = optionsOf('o', texts);
  const right = (): string[] =>
    rightOf(
      answer,
      given.map(({ letter }) => letter),
    ).map((at) => options[at]?.id ?? '');
  const share = ruleCell === '' ? shareRules[1] : findShareRule(ruleCell);
  if (kind !== 'multiple' && share === undefined) throw new QuestionProblem('wrong-answer', ruleCell);
  const rule = share ?? 'share';
  switch (kind) {
    case 'single': {
      const [rightId = '', ...more] = right();
      if (more.length > 0) throw new QuestionProblem('wrong-answer', answer);
      return { kind, text, options, rightId, penalty: penaltyOf(cells.penalty) };
    }
    case 'multiple': {
      const several = ruleCell === '' ? multipleRules[0] : findMultipleRule(ruleCell);
      if (several === undefined) throw new QuestionProblem('wrong-answer', ruleCell);
      return { kind, text, options, rightIds: right(), rule: several, penalty: penaltyOf(cells.penalty) };
    }
    case 'trueFalse':
      return { kind, text, isTrue: truthOf(answer), penalty: penaltyOf(cells.penalty) };
    case 'blanks':
      return { kind, ...blanksOf(text, answer), rule };
    case 'short':
      return { kind, text, ...acceptedOf(answer, /[|\n\r]/) };
    case 'numeric':
      return { kind, text, ...numberOf(answer) };
    case 'matching': {
      const pairs = texts.map((pair) => {
        const [left = '', ...rest] = pair.split('=');
        return [left.trim(), rest.join('=').trim()] as const;
      });
      return { kind, text, ...pairsOf(pairs), rule };
    }
    case 'ordering':
      return { kind, text, items: options, rule };
    default:
      return { kind, text, rubric: answer };
  }
}

export type { Cells };
