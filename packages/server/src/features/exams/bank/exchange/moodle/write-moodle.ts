import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExchangedQuestion } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { textsOfPairs } from '../parsed-file.ts';
import { isShortReadByPerson, rubricText } from '../rubric-text.ts';
import { multipleWeights, singleWeights, type WeightedAnswer } from '../weighted-answer.ts';
import type { MediaFiles } from '../media/read-media-files.ts';
import { blocksOf, type WrittenFile } from '../written-file.ts';
import { clozeOfBlanks } from './blanks-of-cloze.ts';
import { escapeXml } from './escape-xml.ts';
import { textWithMedia } from './text-with-media.ts';

const noFiles: MediaFiles = new Map();
const textElement = (text: string): string => `<text>${escapeXml(text)}</text>`;

type Words = { readonly text: string; readonly media?: readonly QuestionMedia[] | undefined };

function words(name: string, { text, media = [] }: Words, files: MediaFiles): string {
  const { format, inside } = textWithMedia(text, media, files);
  return `<${name} format="${format}">${inside}</${name}>`;
}
const answer = ({ text, percent }: WeightedAnswer, more = ''): string =>
  `<answer fraction="${percent}" format="plain_text">${textElement(text)}${more}</answer>`;

const besidePicture = (text: string, picture: QuestionMedia | undefined, files: MediaFiles) =>
  textWithMedia(text, picture ? [picture] : [], files);

/** An option or item with the picture beside it. */
function optionAnswer(
  { text, percent }: WeightedAnswer,
  picture: QuestionMedia | undefined,
  files: MediaFiles,
): string {
  const { format, inside } = besidePicture(text, picture, files);
  return `<answer fraction="${percent}" format="${format}">${inside}</answer>`;
}

type Choice = { readonly options: readonly { readonly picture?: QuestionMedia | undefined }[] };

const optionAnswers = ({ options }: Choice, weights: readonly WeightedAnswer[], files: MediaFiles): string[] =>
  weights.map((weight, index) => optionAnswer(weight, options[index]?.picture, files));
const whole = (text: string): string => answer({ text, percent: 100 });

type Written = { readonly type: string; readonly text?: string; readonly inside: readonly string[] };

/** Null for a kind Moodle does not know. */
function written(question: ExamQuestion, files: MediaFiles): Written | null {
  switch (question.kind) {
    case 'single':
      return {
        type: 'multichoice',
        inside: ['<single>true</single>', ...optionAnswers(question, singleWeights(question), files)],
      };
    case 'multiple':
      return {
        type: 'multichoice',
        inside: ['<single>false</single>', ...optionAnswers(question, multipleWeights(question), files)],
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
        inside: textsOfPairs(question).map(([left, right], index) => {
          const { format, inside } = besidePicture(left, question.left[index]?.picture, files);
          return `<subquestion format="${format}">${inside}<answer>${textElement(right)}</answer></subquestion>`;
        }),
      };
    case 'ordering': {
      const rule = question.rule === 'all' ? 'ALL_OR_NOTHING' : 'ABSOLUTE_POSITION';
      return {
        type: 'ordering',
        inside: [
          `<gradingtype>${rule}</gradingtype>`,
          ...question.items.map(({ text, picture }) => optionAnswer({ text, percent: 100 }, picture, files)),
        ],
      };
    }
    case 'essay':
    case 'file': {
      const form = question.kind === 'file' ? 'noinline' : 'plain';
      const inside = [
        `<responseformat>${form}</responseformat>`,
        words('graderinfo', { text: rubricText(question) }, noFiles),
      ];
      return { type: 'essay', inside };
    }
    default:
      return null;
  }
}

/** Everything Moodle has no word for; it passes over elements it does not know. */
function ownElements({ question, difficulty }: ExchangedQuestion): string[] {
  const lines = [`<difficulty>${difficulty}</difficulty>`];
  if ('rule' in question) lines.push(`<markrule>${question.rule}</markrule>`);
  if ('penalty' in question) lines.push(`<wrongpenalty>${question.penalty}</wrongpenalty>`);
  return lines;
}

function elementOf(exchanged: ExchangedQuestion, number: number, files: MediaFiles): string | null {
  const { question, tags, explanation } = exchanged;
  const form = written(question, files);
  if (!form) return null;
  const lines = [
    `<question type="${form.type}">`,
    `<name>${textElement(String(number))}</name>`,
    words('questiontext', { text: form.text ?? question.text, media: question.media }, files),
    words('generalfeedback', { text: explanation, media: question.explanationMedia }, files),
    ...form.inside,
    ...ownElements(exchanged),
    ...(tags.length === 0 ? [] : [`<tags>${tags.map((tag) => `<tag>${textElement(tag)}</tag>`).join('')}</tags>`]),
    '</question>',
  ];
  return lines.join('\n');
}

const categoryElement = (path: string): string =>
  `<question type="category"><category>${textElement(`$course$/top/${path}`)}</category></question>`;

/** Moodle shows no picture beside a right side; without it the question would not be the same. */
const hasPicturedRight = ({ question }: ExchangedQuestion): boolean =>
  question.kind === 'matching' && question.right.some(({ picture }) => picture);

/** Questions as a Moodle XML file with their pictures and sounds. */
export function writeMoodle<Q extends ExchangedQuestion>(
  questions: readonly Q[],
  files: MediaFiles = noFiles,
): WrittenFile<Q> {
  const { parts, leftOut } = blocksOf(questions, {
    category: categoryElement,
    block: (question, number) => {
      if (hasPicturedRight(question)) return { reason: 'media' };
      const text = elementOf(question, number, files);
      return text === null ? { reason: 'kind' } : { text };
    },
  });
  return { text: ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...parts, '</quiz>', ''].join('\n'), leftOut };
}
