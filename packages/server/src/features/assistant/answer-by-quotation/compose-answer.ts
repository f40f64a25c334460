import type { Language } from '@shuyuan/contract/kernel/languages';
import { type Terms, termsOf } from '../../../platform/search-terms.ts';
import type { Source } from '../source.ts';
import { type Say, wordsIn } from './answer-words.ts';
import { bestSentences } from './best-sentences.ts';

type Numbered = { readonly source: Source; readonly number: number };

/** Of each source; the rest is one click away. */
const sentencesOfEach = 3;

/** What people wrote is shown as they wrote it: nothing in it becomes a heading, a link or a picture. */
const asWritten = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`).replaceAll('\n', ' ');

function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

function titleOf({ title, seconds, page = null }: Source, say: Say): string {
  if (page !== null) return say('answers.onPage', { title, page });
  return seconds === null ? title : say('answers.atTime', { title, time: clock(seconds) });
}

function quoted({ source, number }: Numbered, terms: Terms, say: Say): string {
  const sentences = bestSentences(source.text, terms, sentencesOfEach);
  const lines = sentences.map((sentence) => `> ${asWritten(sentence)} [${number}]`);
  return [`**${asWritten(titleOf(source, say))}** [${number}]`, ...lines].join('\n>\n').replace('\n>\n', '\n\n');
}

/** D-149: the sentences that fit best, word for word, each with the number of its source; nothing else is claimed. */
export function composeAnswer(question: string, sources: readonly Source[], language: Language): string {
  const say = wordsIn(language);
  if (sources.length === 0) return `${say('answers.nothing')}\n\n${say('answers.nothingHint')}`;
  const terms = termsOf(question);
  const numbered = sources.map((source, at) => ({ source, number: at + 1 }));
  const partOf = (kind: Source['kind'], heading: string): string[] => {
    const own = numbered.filter(({ source }) => source.kind === kind);
    return own.length === 0 ? [] : [heading, ...own.map((one) => quoted(one, terms, say))];
  };
  const count = sources.filter(({ kind }) => kind === 'company').length;
  return [
    ...partOf('company', say('answers.company', { count })),
    ...partOf('web', say('answers.web')),
    `*${say('answers.quotesOnly')}*`,
  ].join('\n\n');
}

const shownTerms = 12;

/** What was looked for and where it was found: all the thinking there is. */
export function composeReasoning(question: string, sources: readonly Source[], language: Language): string {
  const say = wordsIn(language);
  const terms = termsOf(question).slice(0, shownTerms);
  const lookedFor = say('answers.lookedFor', { terms: terms.map(({ text }) => text).join(' · ') });
  if (sources.length === 0) return `${lookedFor}\n${say('answers.nothingClose')}`;
  const places = sources.map((source, at) => `${at + 1}. ${titleOf(source, say)}`);
  return [lookedFor, say('answers.readAt'), ...places].join('\n');
}
