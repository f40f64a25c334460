import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import type { ManagedCircle } from './circle-draft.ts';
import { CircleDialog } from './CircleDialog.tsx';
import { CircleTable } from './CircleTable.tsx';

/** D-143: the circles of the company, kept in order. */
export function CirclesAdminPage() {
  const t = useT('admin');
  const [editing, setEditing] = useState<ManagedCircle | 'new' | null>(null);
  return (
    <>
      <PageTitle
        title={t('admin.circles.title')}
        description={t('admin.circles.description')}
        actions={<ActionButton onClick={() => setEditing('new')}>{t('admin.circles.add')}</ActionButton>}
      />
      <CircleTable onEdit={setEditing} />
      {editing !== null && (
        <CircleDialog circle={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
