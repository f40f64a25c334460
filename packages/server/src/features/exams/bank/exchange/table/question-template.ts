import { type ExchangeColumn, exchangeColumns } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { Context } from '../../../../../platform/context.ts';
import type { TableDocument } from '../../../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../../../platform/tables/write-workbook.ts';
import { exampleWord, headerWord, kindWord, truthWord } from './header-words.ts';

type Cells = Partial<Record<ExchangeColumn, string>>;

/** A table to fill in: headers in the reader's language, and rows that would be taken as they stand. */
function templateOf({ language, external }: Context): TableDocument {
  const word = (name: Parameters<typeof exampleWord>[1]) => exampleWord(language, name);
  const common = { category: word('category'), difficulty: '2' };
  const choices = { optionA: word('right'), optionB: word('wrong'), answer: 'A' };
  const examples: readonly Cells[] = [
    { ...common, kind: kindWord(language, 'single'), text: word('single'), ...choices },
    { ...common, kind: kindWord(language, 'trueFalse'), text: word('trueFalse'), answer: truthWord(language, true) },
    { ...common, kind: kindWord(language, 'blanks'), text: word('blanks'), answer: word('blanks.answer') },
    { ...common, kind: kindWord(language, 'numeric'), text: word('numeric'), answer: '1.2±0.01' },
  ];
  return {
    facts: [],
    headings: exchangeColumns.map((column) => headerWord(language, column)),
    rows: examples.map((cells) => exchangeColumns.map((column) => cells[column] ?? '')),
    timeZone: external.timeZone,
    isRightToLeft: language === 'ar',
  };
}

export const questionTemplate = async (ctx: Context) => writeCsv(templateOf(ctx));
export const questionTemplateWorkbook = async (ctx: Context) => writeWorkbook(templateOf(ctx));
