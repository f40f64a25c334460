import { listAssistants, listLabels, removeAssistant } from '@shuyuan/contract/assistant/assistants.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Prompt } from './use-prompts.ts';

export function RemovePrompt({ prompt: { id, name }, onClose }: { prompt: Prompt; onClose: () => void }) {
  const t = useT('assistant');
  const common = useT('common');
  const remove = useWrite(removeAssistant, {
    refreshes: [listAssistants, listLabels],
    onSuccess: () => {
      showNotice(t('assistant.prompt.removed'), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('assistant.prompt.remove.named', { name })}
      text={t('assistant.prompt.remove.text', { name })}
      confirmLabel={t('assistant.prompt.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    />
  );
}
