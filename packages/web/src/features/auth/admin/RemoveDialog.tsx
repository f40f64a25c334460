import { deleteSource, listSources, readPolicy } from '@shuyuan/contract/auth/sign-in.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { ApiError } from '../../../lib/api-error.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Source } from './source-form.ts';

const lastNumber = errorSpec('sign-in.last-source').number;

export function RemoveDialog({ source: { id, name }, onClose }: { source: Source; onClose: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  const remove = useWrite(deleteSource, {
    claims: ['sign-in.last-source'],
    refreshes: [listSources, readPolicy],
    onSuccess: () => {
      showNotice(t('admin.signIn.removed', { name }), 'success');
      onClose();
    },
  });
  const isLast = remove.error instanceof ApiError && remove.error.number === lastNumber;
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.signIn.remove.named', { name })}
      text={t('admin.signIn.remove.text')}
      confirmLabel={t('admin.signIn.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      error={isLast && lastNumber !== null ? textOfNumber(lastNumber) : undefined}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    />
  );
}
