import { listTopicTypes, removeTopicType } from '@shuyuan/contract/community/topics.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { ManagedType } from './use-managed-types.ts';

type Props = { type: ManagedType; onRemoved: () => void; onClose: () => void };

export function RemoveType({ type: { id, label: name }, onRemoved, onClose }: Props) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.topics.types.remove.title')}
      text={t('admin.topics.types.remove.text', { name })}
      confirmLabel={t('admin.topics.types.remove')}
      doneText={t('admin.topics.types.removed', { name })}
      endpoint={removeTopicType}
      input={{ id }}
      refreshes={[listTopicTypes]}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
