import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExchangedQuestion } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { textsOfPairs } from '../parsed-file.ts';
import { isShortReadByPerson, rubricText } from '../rubric-text.ts';
import { multipleWeights, singleWeights, type WeightedAnswer } from '../weighted-answer.ts';
import { clozeOfBlanks } from './blanks-of-cloze.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Control characters cannot be written in XML at all. */
const escape = (text: string): string =>
  text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '').replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '');
const textElement = (text: string): string => `<text>${escape(text)}</text>`;
const words = (name: string, text: string): string => `<${name} format="plain_text">${textElement(text)}</${name}>`;
const answer = ({ text, percent }: WeightedAnswer, more = ''): string =>
  `<answer fraction="${percent}" format="plain_text">${textElement(text)}${more}</answer>`;
const whole = (text: string): string => answer({ text, percent: 100 });

type Written = { readonly type: string; readonly text?: string; readonly inside: readonly string[] };

/** Null for a kind Moodle does not know. */
function written(question: ExamQuestion): Written | null {
  switch (question.kind) {
    case 'single':
      return {
        type: 'multichoice',
        inside: ['<single>true</single>', ...singleWeights(question).map((one) => answer(one))],
      };
    case 'multiple':
      return {
        type: 'multichoice',
        inside: ['<single>false</single>', ...multipleWeights(question).map((one) => answer(one))],
      };
    case 'trueFalse':
      return {
        type: 'truefalse',
        inside: ['true', 'false'].map((text) => answer({ text, percent: text === String(question.isTrue) ? 100 : 0 })),
      };
    case 'short':
      if (isShortReadByPerson(question)) return null;
      return {
        type: 'shortanswer',
        inside: [`<usecase>${question.isCaseSensitive ? 1 : 0}</usecase>`, ...question.accepted.map(whole)],
      };
    case 'blanks':
      return { type: 'cloze', text: clozeOfBlanks(question), inside: [] };
    case 'numeric': {
      const allowed = question.isPercent ? (Math.abs(question.value) * question.tolerance) / 100 : question.tolerance;
      const tolerance = `<tolerance>${allowed}</tolerance>`;
      return { type: 'numerical', inside: [answer({ text: String(question.value), percent: 100 }, tolerance)] };
    }
    case 'matching':
      return {
        type: 'matching',
        inside: textsOfPairs(question).map(
          ([left, right]) =>
            `<subquestion format="plain_text">${textElement(left)}<answer>${textElement(right)}</answer></subquestion>`,
        ),
      };
    case 'ordering': {
      const rule = question.rule === 'all' ? 'ALL_OR_NOTHING' : 'ABSOLUTE_POSITION';
      return {
        type: 'ordering',
        inside: [`<gradingtype>${rule}</gradingtype>`, ...question.items.map(({ text }) => whole(text))],
      };
    }
    case 'essay':
    case 'file': {
      const form = question.kind === 'file' ? 'noinline' : 'plain';
      const inside = [`<responseformat>${form}</responseformat>`, words('graderinfo', rubricText(question))];
      return { type: 'essay', inside };
    }
    default:
      return null;
  }
}

function elementOf({ question, tags, explanation }: ExchangedQuestion, number: number): string | null {
  const form = written(question);
  if (!form) return null;
  const lines = [
    `<question type="${form.type}">`,
    `<name>${textElement(String(number))}</name>`,
    words('questiontext', form.text ?? question.text),
    words('generalfeedback', explanation),
    ...form.inside,
    ...(tags.length === 0 ? [] : [`<tags>${tags.map((tag) => `<tag>${textElement(tag)}</tag>`).join('')}</tags>`]),
    '</question>',
  ];
  return lines.join('\n');
}

const categoryElement = (path: string): string =>
  `<question type="category"><category>${textElement(`$course$/top/${path}`)}</category></question>`;

/** Questions as a Moodle XML file, and how many it has no form for. */
export function writeMoodle(questions: readonly ExchangedQuestion[]): { text: string; leftOutCount: number } {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>'];
  let [path, leftOutCount, number]: [string, number, number] = ['', 0, 0];
  for (const question of questions) {
    const element = elementOf(question, number + 1);
    if (element === null) {
      leftOutCount += 1;
      continue;
    }
    number += 1;
    const next = question.category.map((name) => name.replaceAll('/', '//')).join('/');
    if (next !== path) parts.push(categoryElement(next));
    path = next;
    parts.push(element);
  }
  return { text: [...parts, '</quiz>', ''].join('\n'), leftOutCount };
}
