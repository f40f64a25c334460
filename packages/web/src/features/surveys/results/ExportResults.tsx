import { Button } from '@mantine/core';
import { exportSurveyResults } from '@shuyuan/contract/surveys/survey.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveTable } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';

type Props = { id: string; organizationId: string | undefined };

/** The results as a table, with what they were filtered by. */
export function ExportResults({ id, organizationId }: Props) {
  const t = useT('surveys');
  const ask = useWrite(exportSurveyResults, {
    onSuccess: (text) => saveTable(text, exportSurveyResults.download?.fileName ?? ''),
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate({ id, organizationId })}
    >
      {t('survey.results.export')}
    </Button>
  );
}
