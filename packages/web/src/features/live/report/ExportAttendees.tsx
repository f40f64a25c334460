import { Button } from '@mantine/core';
import { exportAttendees } from '@shuyuan/contract/live/replay.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';

const byteOrderMark = '\uFEFF';

export function ExportAttendees({ liveId }: { liveId: string }) {
  const t = useT('activity');
  const ask = useWrite(exportAttendees, {
    // A spreadsheet takes a table without the mark for another encoding; reading the answer took it away.
    onSuccess: (text) => saveFile(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), 'attendees.csv'),
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate({ id: liveId })}
    >
      {t('live.report.export')}
    </Button>
  );
}
