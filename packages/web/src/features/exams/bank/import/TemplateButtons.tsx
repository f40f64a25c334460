import { Button } from '@mantine/core';
import { questionTemplate, questionTemplateWorkbook } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { FileSpreadsheet } from 'lucide-react';
import { useWrite } from '../../../../lib/queries.ts';
import { saveFile, saveTable } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';

/** A table to fill in, as a workbook or as plain text: headers in the reader's language, and rows that would be taken as they stand. */
export function TemplateButtons() {
  const t = useT('bank');
  const asTable = useWrite(questionTemplate, {
    onSuccess: (text) => saveTable(text, questionTemplate.download?.fileName ?? ''),
  });
  const asWorkbook = useWrite(questionTemplateWorkbook, {
    onSuccess: (file) => saveFile(file, questionTemplateWorkbook.download?.fileName ?? ''),
  });
  const icon = <FileSpreadsheet size={16} aria-hidden />;
  return (
    <>
      <Button variant="default" leftSection={icon} loading={asWorkbook.isPending} onClick={() => asWorkbook.mutate({})}>
        {t('bank.import.template.workbook')}
      </Button>
      <Button variant="default" leftSection={icon} loading={asTable.isPending} onClick={() => asTable.mutate({})}>
        {t('bank.import.template')}
      </Button>
    </>
  );
}
