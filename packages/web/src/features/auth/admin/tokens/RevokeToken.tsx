import { listScimTokens, revokeScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import type { Token } from './use-token-columns.tsx';

export function RevokeToken({ token: { id, name }, onClose }: { token: Token; onClose: () => void }) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.signIn.token.revoke.named', { name })}
      text={t('admin.signIn.token.revoke.text')}
      confirmLabel={t('admin.signIn.token.revoke')}
      doneText={t('admin.signIn.token.revoked', { name })}
      endpoint={revokeScimToken}
      input={{ id }}
      refreshes={[listScimTokens]}
      onClose={onClose}
    />
  );
}
