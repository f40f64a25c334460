import { listMyFiles, readFileUse, removeFile } from '@shuyuan/contract/files/files.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { MyFile } from './my-file.ts';

type Props = { file: Pick<MyFile, 'id' | 'name'>; onClose: () => void; onRemoved: () => void };

export function RemoveFile({ file: { id, name }, onClose, onRemoved }: Props) {
  const t = useT('files');
  return (
    <RemoveDialog
      title={t('files.delete.title')}
      text={t('files.delete.text', { name })}
      confirmLabel={t('files.delete')}
      doneText={t('files.deleted', { name })}
      endpoint={removeFile}
      input={{ id }}
      refreshes={[listMyFiles, readFileUse]}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
