import { Button } from '@mantine/core';
import type { Endpoint, InputOf, TableEndpoint, WorkbookEndpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../lib/queries.ts';
import { saveFile, saveTable } from '../../lib/save-file.ts';
import { useT } from '../../lib/texts.ts';

type Props<I extends Endpoint['input']> = {
  table: TableEndpoint<I>;
  workbook: WorkbookEndpoint<I>;
  query: InputOf<TableEndpoint<I>>;
};

/** A report with its filters, as a workbook or as a plain table. */
export function ExportReport<I extends Endpoint['input']>({ table, workbook, query }: Props<I>) {
  const t = useT('study');
  const asTable = useWrite(table, { onSuccess: (text) => saveTable(text, table.download?.fileName ?? '') });
  const asWorkbook = useWrite(workbook, { onSuccess: (file) => saveFile(file, workbook.download?.fileName ?? '') });
  const icon = <Download size={16} aria-hidden />;
  return (
    <>
      <Button
        variant="default"
        leftSection={icon}
        loading={asWorkbook.isPending}
        onClick={() => asWorkbook.mutate(query)}
      >
        {t('study.report.exportWorkbook')}
      </Button>
      <Button variant="default" leftSection={icon} loading={asTable.isPending} onClick={() => asTable.mutate(query)}>
        {t('study.report.exportTable')}
      </Button>
    </>
  );
}
