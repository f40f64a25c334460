import { cropUploadCloud, saveFace } from '@shuyuan/contract/files/pictures.wire';
import { readPerson } from '@shuyuan/contract/people/person-card.wire';
import { useRef } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { reloadPerson } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import type { AvatarChoice } from '../../../shared/files/crop/avatar-choice.ts';
import { dataUrlOf } from '../../../shared/files/crop/data-url.ts';

/** Makes a choice the person's own picture; a cropped one is handed to the server first (IMAGE-09). */
export function useSavingFace(onSaved: () => void) {
  const t = useT('pictures');
  const upload = useWrite(cropUploadCloud);
  const save = useWrite(saveFace, {
    refreshes: [readPerson],
    onSuccess: async () => {
      await reloadPerson();
      showNotice(t('avatar.saved'), 'success');
      onSaved();
    },
  });
  // Where only the second call fails, trying again must not leave a second copy on the server.
  const kept = useRef<{ readonly blob: Blob; readonly path: string } | null>(null);
  const pathOf = async (choice: AvatarChoice): Promise<string> => {
    if (choice.kind === 'preset') return choice.path;
    if (kept.current?.blob === choice.blob) return kept.current.path;
    const { path } = await upload.mutateAsync({ image: await dataUrlOf(choice.blob) });
    kept.current = { blob: choice.blob, path };
    return path;
  };
  const saveChoice = async (choice: AvatarChoice): Promise<void> => {
    // A refusal has been shown by then; the dialog stays open with the choice.
    const path = await pathOf(choice).catch(() => null);
    if (path !== null) save.mutate({ path });
  };
  return { saveChoice, isSaving: upload.isPending || save.isPending };
}
