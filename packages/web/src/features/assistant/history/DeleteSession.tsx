import { listHistory, listSessions, removeSession } from '@shuyuan/contract/assistant/chat.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { storeDraft } from '../composer/drafts.ts';
import type { ListedSession } from './history-props.ts';

type Props = { session: ListedSession; onClose: () => void; onDeleted: () => void };

/** D-158: with all its messages. */
export function DeleteSession({ session: { sessionId, chatTitle }, onClose, onDeleted }: Props) {
  const t = useT('assistant');
  return (
    <RemoveDialog
      title={t('assistant.history.delete')}
      text={t('assistant.history.delete.text', { title: chatTitle })}
      confirmLabel={t('assistant.history.delete')}
      doneText={t('assistant.history.deleted')}
      endpoint={removeSession}
      input={{ id: sessionId }}
      refreshes={[listHistory, listSessions]}
      onRemoved={() => {
        storeDraft(sessionId, '');
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
