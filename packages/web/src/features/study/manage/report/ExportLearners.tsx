import { Button } from '@mantine/core';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { exportLearners } from '@shuyuan/contract/study/runs/run.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../../lib/queries.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';

const byteOrderMark = '\uFEFF';

/** The report with its filters, as a table for a spreadsheet. */
export function ExportLearners({ query }: { query: InputOf<typeof exportLearners> }) {
  const t = useT('courses');
  const ask = useWrite(exportLearners, {
    // A spreadsheet takes a table without the mark for another encoding; reading the answer took it away.
    onSuccess: (text) => saveFile(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), 'learners.csv'),
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate(query)}
    >
      {t('courses.learners.export')}
    </Button>
  );
}
