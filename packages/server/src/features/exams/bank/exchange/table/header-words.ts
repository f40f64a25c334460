import {
  difficulties,
  examQuestionKinds,
  multipleRules,
  shareRules,
} from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { type ExchangeColumn, exchangeColumns } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/bank';
import { texts as cn } from '@shuyuan/i18n/packs/cn/bank';
import { texts as en } from '@shuyuan/i18n/packs/en/bank';
import { texts as es } from '@shuyuan/i18n/packs/es/bank';
import { texts as fr } from '@shuyuan/i18n/packs/fr/bank';
import { texts as ru } from '@shuyuan/i18n/packs/ru/bank';
import { wordFinder } from '../../../../../platform/tables/word-finder.ts';

const packs: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };

/** The words of a table in the language of its reader; all six are understood, and the names of the wire. */
export function headerWord(language: Language, column: ExchangeColumn): string {
  const pack = packs[language];
  const [, letter] = /^option([A-L])$/.exec(column) ?? [];
  if (letter) return `${pack['bank.exchange.column.option']} ${letter}`;
  // Every column but those of options has a text of its own.
  return pack[`bank.exchange.column.${column as Exclude<ExchangeColumn, `option${string}`>}`];
}
type ExampleName = keyof typeof cn extends infer Key
  ? Key extends `bank.example.${infer Name}`
    ? Name
    : never
  : never;
/** Words of the rows a template begins with. */
export const exampleWord = (language: Language, name: ExampleName): string => packs[language][`bank.example.${name}`];
export const kindWord = (language: Language, kind: (typeof examQuestionKinds)[number]): string =>
  packs[language][`bank.kind.${kind}`];
export const multipleRuleWord = (language: Language, rule: (typeof multipleRules)[number]): string =>
  packs[language][`bank.multipleRule.${rule}`];
export const shareRuleWord = (language: Language, rule: (typeof shareRules)[number]): string =>
  packs[language][`bank.rule.${rule}`];
export const truthWord = (language: Language, isTrue: boolean): string =>
  packs[language][isTrue ? 'bank.statement.true' : 'bank.statement.false'];

export const findColumn = wordFinder(exchangeColumns, headerWord);
export const findKind = wordFinder(examQuestionKinds, kindWord);
export const findMultipleRule = wordFinder(multipleRules, multipleRuleWord);
export const findShareRule = wordFinder(shareRules, shareRuleWord);
export const findTruth = wordFinder(['true', 'false'], (language, word) => truthWord(language, word === 'true'));
/** A shorter way to say the same. */
export const findYesNo = wordFinder(
  ['true', 'false'],
  (language, word) => packs[language][word === 'true' ? 'bank.exchange.yes' : 'bank.exchange.no'],
);
const findDifficultyName = wordFinder(
  difficulties.map((one) => `${one}` as const),
  (language, one) => packs[language][`bank.difficulty.${one}`],
);
export const findDifficulty = (word: string) => difficulties.find((one) => String(one) === findDifficultyName(word));
