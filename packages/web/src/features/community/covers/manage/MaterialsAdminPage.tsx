import { listMaterials } from '@shuyuan/contract/community/material.wire';
import { maxMaterials } from '@shuyuan/contract/community/materials';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { LibraryMaterial } from '../library/material.ts';
import { ManagedMaterials } from './ManagedMaterials.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';

/** D-144: the pictures the company offers as covers, kept in order. */
export function MaterialsAdminPage() {
  const t = useT('admin');
  const [editing, setEditing] = useState<LibraryMaterial | 'new' | null>(null);
  const read = useRead(listMaterials, { pageSize: maxMaterials }, { claims: 'notices' });
  const isFull = (read.data?.recordCount ?? 0) >= maxMaterials;
  return (
    <>
      <PageTitle
        title={t('admin.materials.title')}
        description={t('admin.materials.description')}
        actions={
          <ActionButton
            disabledReason={isFull ? t('admin.materials.full', { max: maxMaterials }) : undefined}
            onClick={() => setEditing('new')}
          >
            {t('admin.materials.add')}
          </ActionButton>
        }
      />
      <Panel padding="flush">
        <ReadStates read={read} failed={t('admin.materials.failed')} shape="list">
          {({ items }) => <ManagedMaterials materials={items} onEdit={setEditing} />}
        </ReadStates>
      </Panel>
      {editing !== null && (
        <MaterialDialog material={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
