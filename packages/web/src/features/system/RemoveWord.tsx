import { listWords, removeWords } from '@shuyuan/contract/system/words.wire';
import { useT } from '../../lib/texts.ts';
import { RemoveDialog } from '../../shared/dialogs/RemoveDialog.tsx';

type Props = { word: { readonly id: string; readonly word: string }; onClose: () => void };

export function RemoveWord({ word: { id, word }, onClose }: Props) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.words.remove.title')}
      text={t('admin.words.remove.text', { word })}
      confirmLabel={t('admin.words.remove')}
      doneText={t('admin.words.removed', { word })}
      endpoint={removeWords}
      input={{ ids: [id] }}
      refreshes={[listWords]}
      onClose={onClose}
    />
  );
}
