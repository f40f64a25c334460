import { exportNotes } from '@shuyuan/contract/study/notes/note.wire';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

/** All notes of a course as a file of one's own. */
export function ExportNotes({ courseId }: { courseId: string }) {
  const t = useT('study');
  const read = useWrite(exportNotes, {
    onSuccess: (text) => saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), 'notes.md'),
  });
  return (
    <IconButton
      label={t('study.notes.export')}
      icon={<Download size={18} aria-hidden />}
      onClick={() => read.mutate({ courseId })}
    />
  );
}
