import { Button } from '@mantine/core';
import { exportSubjectLearners } from '@shuyuan/contract/subjects/manage-subject.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';

const byteOrderMark = '\uFEFF';

/** The report as a table for a spreadsheet. */
export function ExportLearners({ id }: { id: string }) {
  const t = useT('subjects');
  const exporting = useWrite(exportSubjectLearners, {
    // A spreadsheet takes a table without the mark for another encoding; reading the answer took it away.
    onSuccess: (text) => saveFile(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), 'learners.csv'),
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate({ id })}
    >
      {t('subjects.report.export')}
    </Button>
  );
}
