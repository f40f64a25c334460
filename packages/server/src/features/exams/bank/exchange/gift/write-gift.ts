import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExchangedQuestion } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { textsOfPairs } from '../parsed-file.ts';
import { isShortReadByPerson, rubricText } from '../rubric-text.ts';
import { multipleWeights, singleWeights, type WeightedAnswer } from '../weighted-answer.ts';
import { blocksOf, type WrittenFile } from '../written-file.ts';

const escape = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r\n|\n|\r/g, String.raw`\n`);
const side = (text: string): string => escape(text).replaceAll('->', '→');
const weighted = ({ text, percent }: WeightedAnswer): string =>
  percent === 100 ? `=${escape(text)}` : `~${percent === 0 ? '' : `%${percent}%`}${escape(text)}`;
const right = (accepted: readonly string[]): string => accepted.map((text) => `=${escape(text)}`).join(' ');

type Written = {
  readonly body: string;
  readonly before?: string;
  readonly after?: string;
  readonly meta?: readonly string[];
};

/** Null for a kind the format does not know. */
function written(question: ExamQuestion): Written | null {
  switch (question.kind) {
    case 'single':
      return { body: singleWeights(question).map(weighted).join(' ') };
    case 'multiple':
      return { body: multipleWeights(question).map(notWhole).join(' '), meta: [`[rule:${question.rule}]`] };
    case 'trueFalse':
      return question.penalty === 0 ? { body: question.isTrue ? 'TRUE' : 'FALSE' } : null;
    case 'short':
      if (isShortReadByPerson(question)) return null;
      return { body: right(question.accepted), meta: question.isCaseSensitive ? ['[case]'] : [] };
    case 'blanks': {
      const [blank, ...more] = question.blanks;
      if (!blank || more.length > 0) return null;
      const [before = '', after = ''] = question.text.split(`{{${blank.id}}}`);
      return {
        before,
        after,
        body: right(blank.accepted),
        meta: ['[blank]', ...(blank.isCaseSensitive ? ['[case]'] : [])],
      };
    }
    case 'numeric':
      return question.isPercent ? null : { body: `#${question.value}:${question.tolerance}` };
    case 'matching': {
      const pairs = textsOfPairs(question).map(([from, to]) => `=${side(from)} -> ${side(to)}`);
      return { body: pairs.join(' '), meta: [`[rule:${question.rule}]`] };
    }
    case 'essay':
      return rubricText(question) === '' ? { body: '' } : null;
    default:
      return null;
  }
}

/** A single right one of several to choose is still one of several. */
const notWhole = (answer: WeightedAnswer): string => `~%${answer.percent}%${escape(answer.text)}`;

function blockOf({ question, difficulty, tags, explanation }: ExchangedQuestion, number: number): string | null {
  const form = written(question);
  if (!form) return null;
  const { before = question.text, after = '', body, meta = [] } = form;
  const notes = [`[difficulty:${difficulty}]`, ...meta, ...tags.map((tag) => `[tag:${tag.replaceAll(/[[\]]/g, '')}]`)];
  const said = explanation === '' ? '' : `####${escape(explanation)}`;
  return `// ${notes.join(' ')}\n::${number}::${escape(before)}{${body}${said}}${escape(after)}\n`;
}

/** Questions in Moodle’s text form. */
export function writeGift<Q extends ExchangedQuestion>(questions: readonly Q[]): WrittenFile<Q> {
  const { parts, leftOut } = blocksOf(questions, {
    category: (path) => `$CATEGORY: ${path}\n`,
    block: (question, number) => {
      const text = blockOf(question, number);
      return text === null ? { reason: 'kind' } : { text };
    },
  });
  return { text: parts.join('\n'), leftOut };
}
