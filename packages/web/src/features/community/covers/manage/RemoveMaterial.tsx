import { removeMaterial } from '@shuyuan/contract/community/material.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { type LibraryMaterial, useMaterialName } from '../library/material.ts';
import { materialReads } from './use-material-form.ts';

type Props = { material: LibraryMaterial; onClose: () => void };

/** D-144: covers taken from it stay, and whoever removes it is told so. */
export function RemoveMaterial({ material, onClose }: Props) {
  const t = useT('admin');
  const name = useMaterialName()(material);
  return (
    <RemoveDialog
      title={t('admin.materials.remove.title')}
      text={t('admin.materials.remove.text', { name })}
      confirmLabel={t('admin.materials.remove')}
      doneText={t('admin.materials.removed', { name })}
      endpoint={removeMaterial}
      input={{ id: material.id }}
      refreshes={materialReads}
      onClose={onClose}
    />
  );
}
