import { difficulties, multipleRules, type ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import { fileCollector, pairsOf, type ParsedFile, QuestionProblem } from '../parsed-file.ts';
import { hasPicture, plainHtml } from '../plain-html.ts';
import { multipleOf, singleOf, type WeightedAnswer } from '../weighted-answer.ts';

const escaped = '~=#{}:\\';
/** Characters of private use stand for what was escaped, so that it is not taken for a sign of the format. */
const hide = (text: string): string =>
  text
    .replaceAll(/[\uE000-\uE006]/g, '')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/\\([~=#{}:\\])/g, (_, sign: string) => String.fromCharCode(0xe000 + escaped.indexOf(sign)));
const show = (text: string): string =>
  text.replaceAll(/[\uE000-\uE006]/g, (sign) => escaped[sign.charCodeAt(0) - 0xe000] ?? '').trim();

/** Words after `#` are for whoever chose the answer; the bank has one explanation for all. */
const withoutFeedback = (answer: string): string => answer.split('#', 1)[0] ?? '';

function answerOf(entry: string): WeightedAnswer & { readonly isRight: boolean } {
  const isRight = entry.startsWith('=');
  const [, weight, rest = ''] = /^[~=]\s*(?:%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(entry) ?? [];
  return {
    isRight,
    percent: weight === undefined ? (isRight ? 100 : 0) : Number(weight),
    text: show(withoutFeedback(rest)),
  };
}

function numericOf(text: string, body: string): ExamQuestion {
  const entries = body.slice(1).split(/[=~]/).map(withoutFeedback);
  const first = entries.find((entry) => entry.trim() !== '') ?? '';
  const plain = show(first).replace(/^%\d+%/, '');
  const [low, high] = plain.split('..').map(numberIn);
  const [value, tolerance = 0] = plain.split(':').map(numberIn);
  if (plain.includes('..')) {
    if (typeof low !== 'number' || typeof high !== 'number') throw new QuestionProblem('wrong-number', plain);
    const middle = (low + high) / 2;
    return { kind: 'numeric', text, value: middle, tolerance: Math.abs(high - middle), isPercent: false };
  }
  if (typeof value !== 'number' || tolerance === null) throw new QuestionProblem('wrong-number', plain);
  return { kind: 'numeric', text, value, tolerance, isPercent: false };
}

function acceptedOf(answers: readonly WeightedAnswer[], text: string): string[] {
  if (answers.some(({ percent }) => percent !== 100)) throw new QuestionProblem('not-supported', text);
  return answers.map((answer) => answer.text);
}

type Words = { readonly before: string; readonly after: string };

function choiceOf({ before, after }: Words, body: string, meta: string): ExamQuestion {
  const entries = body.split(/(?=[~=])/).filter((entry) => /^[~=]/.test(entry));
  const text = after === '' ? before : `${before} ____ ${after}`;
  if (entries.every((entry) => entry.startsWith('=') && entry.includes('->'))) {
    const pairs = entries.map((entry) => {
      const [left = '', ...right] = withoutFeedback(entry.slice(1)).split('->');
      return [show(left), show(right.join('->'))] as const;
    });
    return { kind: 'matching', text, ...pairsOf(pairs), rule: meta.includes('[rule:all]') ? 'all' : 'share' };
  }
  const answers = entries.map(answerOf);
  const isCaseSensitive = meta.includes('[case]');
  if (answers.every(({ isRight }) => isRight)) {
    const accepted = acceptedOf(answers, text);
    if (after === '' && !meta.includes('[blank]')) return { kind: 'short', text, accepted, isCaseSensitive };
    const blanks = [{ id: 'b1', accepted, isCaseSensitive }];
    return { kind: 'blanks', text: `${before}{{b1}}${after}`, blanks, rule: 'share' };
  }
  const rule = multipleRules.find((name) => meta.includes(`[rule:${name}]`));
  return answers.some(({ isRight }) => isRight) ? singleOf(text, answers) : multipleOf(text, answers, rule);
}

function questionOf({ before, after }: Words, body: string, meta: string): ExamQuestion {
  if (body === '') return { kind: 'essay', text: [before, after].filter(Boolean).join('\n'), rubric: '' };
  const [, said] = /^(t|true|f|false)\s*(?:#[\s\S]*)?$/i.exec(body) ?? [];
  if (said) return { kind: 'trueFalse', text: before, isTrue: /^t/i.test(said), penalty: 0 };
  if (body.startsWith('#')) return numericOf(before, body);
  return choiceOf({ before, after }, body, meta);
}

function blockOf(lines: readonly string[], meta: string) {
  const source = hide(lines.join('\n')).replace(/^\s*::[^:]*::/, '');
  const [, format = '', words = ''] = /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/.exec(source) ?? [];
  const [start, end] = [words.indexOf('{'), words.lastIndexOf('}')];
  if (start < 0 || end < start) throw new QuestionProblem('not-supported', words);
  if (words.slice(start + 1, end).includes('{')) throw new QuestionProblem('not-supported', words);
  if (hasPicture(words)) throw new QuestionProblem('has-picture', words);
  const read = (text: string): string => (format === 'html' ? plainHtml(show(text)) : show(text));
  const [body = '', explanation = ''] = words.slice(start + 1, end).split('####');
  const question = questionOf(
    { before: read(words.slice(0, start)), after: read(words.slice(end + 1)) },
    body.trim(),
    meta,
  );
  const difficulty = difficulties.find((one) => meta.includes(`[difficulty:${one}]`)) ?? 3;
  const tags = [...meta.matchAll(/\[tag:([^\]]{1,60})\]/g)].map(([, tag = '']) => tag.trim());
  return { question, explanation: show(explanation), difficulty, tags };
}

const isComment = (line: string): boolean => line.trimStart().startsWith('//');

/** Questions in Moodle’s text form: a blank line after each, `$CATEGORY:` above those that lie in it. */
export function readGift(text: string): ParsedFile {
  const collector = fileCollector();
  let category: string[] = [];
  let [lines, meta, startLine]: [string[], string, number] = [[], '', 1];
  const finish = (): void => {
    if (lines.length > 0) collector.add(startLine, () => ({ category, ...blockOf(lines, meta) }));
    [lines, meta] = [[], ''];
  };
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, path] = /^\s*\$CATEGORY:(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || path !== undefined) finish();
    if (path !== undefined) category = categoryPath(path);
    else if (isComment(line)) meta += line;
    else if (line.trim() !== '') {
      if (lines.length === 0) startLine = index + 1;
      lines.push(line);
    }
  }
  finish();
  return collector.file;
}

/** `$course$/top/质量/工具`: Moodle’s own first steps say nothing here; a doubled slash is one of the name. */
export const categoryPath = (path: string): string[] =>
  path
    .replaceAll('//', '\uE007')
    .split('/')
    .map((name) => name.replaceAll('\uE007', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/.test(name));
