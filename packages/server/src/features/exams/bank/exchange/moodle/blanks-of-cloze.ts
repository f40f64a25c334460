import type { Blank, ExamQuestionOf } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { QuestionProblem } from '../parsed-file.ts';

const gap = /\{\d*:(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC):((?:\\[\s\S]|[^}\\])*)\}/g;
const anyGap = /\{\d*:[A-Z_]+:/;
const unescape = (text: string): string => text.replaceAll(/\\([\s\S])/g, '$1');
const escape = (text: string): string => text.replaceAll(/[\\}~#"{]/g, String.raw`\$&`);

function acceptedOf(body: string): string[] {
  const answers = body.split(/(?<!\\)~/).map((answer) => answer.trim());
  return answers.map((answer) => {
    const [, weight = '100', rest = ''] = /^(?:=|%(\d+)%)?([\s\S]*)$/.exec(answer) ?? [];
    if (weight !== '100' || (!answer.startsWith('=') && !answer.startsWith('%')))
      throw new QuestionProblem('not-supported', answer);
    return unescape(rest.split(/(?<!\\)#/, 1)[0] ?? '').trim();
  });
}

/** Moodle’s text with answers in it, as a text with gaps; gaps to be chosen from are not known here. */
export function blanksOfCloze(text: string): ExamQuestionOf<'blanks'> {
  const blanks: Blank[] = [];
  const words = text.replaceAll(gap, (_, kind: string, body: string) => {
    const id = `b${blanks.length + 1}`;
    blanks.push({ id, accepted: acceptedOf(body), isCaseSensitive: kind.endsWith('C') });
    return `{{${id}}}`;
  });
  if (anyGap.test(words)) throw new QuestionProblem('not-supported', text);
  return { kind: 'blanks', text: words, blanks, rule: 'share' };
}

/** The same the other way. */
export const clozeOfBlanks = ({ text, blanks }: ExamQuestionOf<'blanks'>): string =>
  blanks.reduce(
    (words, { id, accepted, isCaseSensitive }) =>
      words.replace(
        `{{${id}}}`,
        () => `{1:SHORTANSWER${isCaseSensitive ? '_C' : ''}:${accepted.map((one) => `=${escape(one)}`).join('~')}}`,
      ),
    text,
  );
