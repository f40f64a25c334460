import { listClassMaterials } from '@shuyuan/contract/training/materials/material.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { MaterialsForm } from './MaterialsForm.tsx';

/** The files people read before a class and after it. */
export function MaterialsEditor({ classId: id }: { classId: string }) {
  const t = useT('teaching');
  const read = useRead(
    listClassMaterials,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <ReadStates read={read} failed={t('teaching.materials.failed')} shape="list" count={2}>
      {({ items, canEdit }) => <MaterialsForm classId={id} materials={items} canEdit={canEdit} />}
    </ReadStates>
  );
}
