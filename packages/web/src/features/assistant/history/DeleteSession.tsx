import { listHistory, listSessions, removeSession } from '@shuyuan/contract/assistant/chat.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { keepDraft } from '../composer/drafts.ts';
import type { ListedSession } from './history-props.ts';

type Props = { session: ListedSession; onClose: () => void; onDeleted: () => void };

/** D-158: with all its messages. */
export function DeleteSession({ session: { sessionId, chatTitle }, onClose, onDeleted }: Props) {
  const t = useT('assistant');
  const common = useT('common');
  const remove = useWrite(removeSession, {
    refreshes: [listHistory, listSessions],
    onSuccess: () => {
      keepDraft(sessionId, '');
      showNotice(t('assistant.history.deleted'), 'success');
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('assistant.history.delete')}
      text={t('assistant.history.delete.text', { title: chatTitle })}
      confirmLabel={t('assistant.history.delete')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: sessionId })}
      onCancel={onClose}
    />
  );
}
