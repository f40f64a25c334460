import { Button } from '@mantine/core';
import { exportSurveyResults, exportSurveyWorkbook } from '@shuyuan/contract/surveys/survey.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile, saveTable } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';

type Props = { id: string; organizationId: string | undefined };

/** The results as a workbook or a plain table, with what they were filtered by. */
export function ExportResults({ id, organizationId }: Props) {
  const t = useT('surveys');
  const query = { id, organizationId };
  const csv = useWrite(exportSurveyResults, {
    onSuccess: (text) => saveTable(text, exportSurveyResults.download?.fileName ?? ''),
  });
  const workbook = useWrite(exportSurveyWorkbook, {
    onSuccess: (file) => saveFile(file, exportSurveyWorkbook.download?.fileName ?? ''),
  });
  const icon = <Download size={16} aria-hidden />;
  return (
    <>
      <Button variant="default" leftSection={icon} loading={workbook.isPending} onClick={() => workbook.mutate(query)}>
        {t('survey.results.exportWorkbook')}
      </Button>
      <Button variant="default" leftSection={icon} loading={csv.isPending} onClick={() => csv.mutate(query)}>
        {t('survey.results.export')}
      </Button>
    </>
  );
}
