import { Button } from '@mantine/core';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { exportLearners, exportLearnersWorkbook } from '@shuyuan/contract/study/runs/run.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../../lib/queries.ts';
import { saveFile, saveTable } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';

/** The report with its filters, as a workbook or as a plain table. */
export function ExportLearners({ query }: { query: InputOf<typeof exportLearners> }) {
  const t = useT('courses');
  const csv = useWrite(exportLearners, {
    onSuccess: (text) => saveTable(text, exportLearners.download?.fileName ?? ''),
  });
  const workbook = useWrite(exportLearnersWorkbook, {
    onSuccess: (file) => saveFile(file, exportLearnersWorkbook.download?.fileName ?? ''),
  });
  const icon = <Download size={16} aria-hidden />;
  return (
    <>
      <Button variant="default" leftSection={icon} loading={workbook.isPending} onClick={() => workbook.mutate(query)}>
        {t('courses.learners.exportWorkbook')}
      </Button>
      <Button variant="default" leftSection={icon} loading={csv.isPending} onClick={() => csv.mutate(query)}>
        {t('courses.learners.export')}
      </Button>
    </>
  );
}
