import { removeMaterial } from '@shuyuan/contract/community/material.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { type LibraryMaterial, useMaterialName } from '../library/material.ts';
import { materialReads } from './use-material-form.ts';

type Props = { material: LibraryMaterial; onClose: () => void };

/** D-144: covers taken from it stay, and whoever removes it is told so. */
export function RemoveMaterial({ material, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const name = useMaterialName()(material);
  const remove = useWrite(removeMaterial, { refreshes: materialReads });
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.materials.remove.title')}
      text={t('admin.materials.remove.text', { name })}
      confirmLabel={t('admin.materials.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { id: material.id },
          { onSuccess: () => showNotice(t('admin.materials.removed', { name }), 'success'), onSettled: onClose },
        )
      }
      onCancel={onClose}
    />
  );
}
