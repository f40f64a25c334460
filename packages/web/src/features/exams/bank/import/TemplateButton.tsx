import { Button } from '@mantine/core';
import { type ExchangeColumn, exchangeColumns } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { tableLine } from '@shuyuan/contract/people/member-table';
import { FileSpreadsheet } from 'lucide-react';
import { saveTable } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';

type Cells = Partial<Record<ExchangeColumn, string>>;

const fileName = 'questions.csv';

/** A table to fill in: headers in the reader's language, and rows that would be taken as they stand. */
export function TemplateButton() {
  const t = useT('bank');
  const headerOf = (column: ExchangeColumn): string =>
    column.startsWith('option')
      ? `${t('bank.exchange.column.option')} ${column.slice(-1)}`
      : // Every column but those of options has a text of its own.
        t(`bank.exchange.column.${column as Exclude<ExchangeColumn, `option${string}`>}`);
  const save = (): void => {
    const common = { category: t('bank.example.category'), difficulty: '2' };
    const [right, wrong] = [t('bank.example.right'), t('bank.example.wrong')];
    const rows: readonly Cells[] = [
      {
        ...common,
        kind: t('bank.kind.single'),
        text: t('bank.example.single'),
        optionA: right,
        optionB: wrong,
        answer: 'A',
      },
      {
        ...common,
        kind: t('bank.kind.trueFalse'),
        text: t('bank.example.trueFalse'),
        answer: t('bank.statement.true'),
      },
      {
        ...common,
        kind: t('bank.kind.blanks'),
        text: t('bank.example.blanks'),
        answer: t('bank.example.blanks.answer'),
      },
      { ...common, kind: t('bank.kind.numeric'), text: t('bank.example.numeric'), answer: '1.2±0.01' },
    ];
    const lines = [headerOf, ...rows.map((cells) => (column: ExchangeColumn) => cells[column] ?? '')];
    saveTable(lines.map((cellOf) => tableLine(exchangeColumns.map(cellOf))).join(''), fileName);
  };
  return (
    <Button variant="default" leftSection={<FileSpreadsheet size={16} aria-hidden />} onClick={save}>
      {t('bank.import.template')}
    </Button>
  );
}
