import { AvatarKind } from '@shuyuan/contract/files/default-avatars';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { AvatarChooser } from '../../../shared/files/crop/AvatarChooser.tsx';
import { initialChoice } from '../../../shared/files/crop/avatar-choice.ts';
import { useSavingFace } from './use-saving-face.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Where one chooses the picture colleagues see beside one's name. */
export function FaceDialog({ isOpen, onClose }: Props) {
  const t = useT('pictures');
  const formTexts = useFormDialogTexts();
  const current = useSession((session) => session.currentUser?.portrait ?? null);
  const [choice, setChoice] = useState(() => initialChoice(AvatarKind.user, current));
  const { saveChoice, isSaving } = useSavingFace(onClose);
  return (
    <FormDialog
      {...formTexts}
      isOpen={isOpen}
      title={t('avatar.change')}
      submitLabel={t('avatar.save')}
      width={420}
      isBusy={isSaving}
      isDirty={choice.kind === 'crop'}
      onSubmit={() => void saveChoice(choice)}
      onClose={onClose}
    >
      <AvatarChooser kind={AvatarKind.user} value={choice} onChoose={setChoice} />
    </FormDialog>
  );
}
