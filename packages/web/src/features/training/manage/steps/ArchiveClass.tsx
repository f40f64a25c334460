import { archiveClass } from '@shuyuan/contract/training/manage-class.wire';
import { go } from '../../../../lib/navigation.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { type ClassForm, managedReads } from '../class-form.ts';

/** Puts a draft or a cancelled class away for good. */
export function ArchiveClass({ training: { id, title }, onClose }: { training: ClassForm; onClose: () => void }) {
  const t = useT('teaching');
  return (
    <RemoveDialog
      title={t('teaching.archive.title', { name: title })}
      text={t('teaching.archive.text')}
      confirmLabel={t('teaching.archive')}
      doneText={t('teaching.archive.done')}
      endpoint={archiveClass}
      input={{ id }}
      refreshes={managedReads}
      claims={['class.wrong-state']}
      onRemoved={() => go('centerMy', { name: 'class' }, { view: 'manage' })}
      onClose={onClose}
    />
  );
}
