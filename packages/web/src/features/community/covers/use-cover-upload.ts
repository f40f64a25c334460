import { uploadPicture } from '../../../shared/files/upload-picture.ts';
import { usePictureUpload } from '../../../shared/files/use-picture-upload.ts';
import type { CoverChoice } from './cover-choice.ts';

/** A picture of one's own: one that is chosen, or one that `accept` brings from elsewhere. */
export function useCoverUpload(onChange: (choice: CoverChoice) => void) {
  const onUploaded = (picture: { readonly id: string; readonly path: string }): void =>
    onChange({ kind: 'own', ...picture });
  const { isSending, problem, choose, stop } = usePictureUpload({ rule: 'picture', upload: uploadPicture, onUploaded });
  const accept = (picture: { readonly id: string; readonly path: string }): void => {
    stop();
    onUploaded(picture);
  };
  return { isSending, problem: problem === 'unreadable' ? 'wrong' : problem, choose, accept } as const;
}
