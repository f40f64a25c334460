import { texts as ar } from '@shuyuan/i18n/packs/ar/answers';
import { texts as cn } from '@shuyuan/i18n/packs/cn/answers';
import { texts as en } from '@shuyuan/i18n/packs/en/answers';
import { texts as es } from '@shuyuan/i18n/packs/es/answers';
import { texts as fr } from '@shuyuan/i18n/packs/fr/answers';
import { texts as ru } from '@shuyuan/i18n/packs/ru/answers';
import { searchable } from './searchable.ts';

/** In the form questions are compared in. */
const wordsOf = (pack: { readonly 'answers.fillers': string }): string[] =>
  pack['answers.fillers'].split(' ').map(searchable);
const chinese = wordsOf(cn);

/** Words that stand in any question and tell nothing about what is asked for. */
export const fillers: ReadonlySet<string> = new Set([en, fr, ru, es, ar].flatMap(wordsOf));

/** The same in Chinese, where no space parts them from the others; the longest first. */
export const chineseFillers = new RegExp(
  chinese
    .filter((word) => word.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

/** Only where they stand alone: in another word they mean something. */
export const chineseParticles: ReadonlySet<string> = new Set(chinese.filter((word) => word.length === 1));
