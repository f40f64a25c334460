import { listScimTokens, revokeScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Token } from './use-token-columns.tsx';

export function RevokeToken({ token: { id, name }, onClose }: { token: Token; onClose: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  const revoke = useWrite(revokeScimToken, {
    refreshes: [listScimTokens],
    onSuccess: () => {
      showNotice(t('admin.signIn.token.revoked', { name }), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.signIn.token.revoke.named', { name })}
      text={t('admin.signIn.token.revoke.text')}
      confirmLabel={t('admin.signIn.token.revoke')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutate({ id })}
      onCancel={onClose}
    />
  );
}
