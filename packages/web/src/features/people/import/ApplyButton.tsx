import { applyImport, listImports, readImport } from '@shuyuan/contract/people/member-import.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Import } from './import-data.ts';

/** Asks once more, with the numbers. */
export function ApplyButton({ one: { id, can, wrong, toCreate, toChange } }: { one: Import }) {
  const t = useT('admin');
  const common = useT('common');
  const { count } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const apply = useWrite(applyImport, { refreshes: [readImport, listImports], onSuccess: () => setIsAsked(false) });
  const reason = wrong > 0 ? t('admin.import.applyBlocked') : t('admin.import.nothing');
  return (
    <>
      <ActionButton disabledReason={can.apply ? undefined : reason} onClick={() => setIsAsked(true)}>
        {t('admin.import.apply')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('admin.import.applyTitle')}
        text={t('admin.import.applyText', { created: count(toCreate), changed: count(toChange) })}
        confirmLabel={t('admin.import.apply')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isBusy={apply.isPending}
        onConfirm={() => apply.mutate({ id })}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
