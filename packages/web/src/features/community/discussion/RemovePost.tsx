import { removeDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { discussReads } from './discuss.ts';

export function RemovePost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('share');
  return (
    <RemoveDialog
      title={t('community.discuss.remove')}
      text={t('community.discuss.remove.text')}
      confirmLabel={t('community.discuss.remove')}
      doneText={t('community.discuss.remove.done')}
      endpoint={removeDiscussion}
      input={{ id }}
      refreshes={discussReads}
      onClose={onClose}
    />
  );
}
