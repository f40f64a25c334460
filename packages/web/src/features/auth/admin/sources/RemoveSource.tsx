import { deleteSource, listSources, readPolicy } from '@shuyuan/contract/auth/sign-in.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import type { Source } from './source-form.ts';

export function RemoveSource({ source: { id, name }, onClose }: { source: Source; onClose: () => void }) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.signIn.remove.named', { name })}
      text={t('admin.signIn.remove.text')}
      confirmLabel={t('admin.signIn.remove')}
      doneText={t('admin.signIn.removed', { name })}
      endpoint={deleteSource}
      input={{ id }}
      refreshes={[listSources, readPolicy]}
      claims={['sign-in.last-source']}
      onClose={onClose}
    />
  );
}
