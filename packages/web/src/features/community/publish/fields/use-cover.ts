import { uploadPicture } from '../../../../shared/files/upload-picture.ts';
import { usePictureUpload } from '../../../../shared/files/use-picture-upload.ts';
import type { PublishDraft } from '../publish-draft.ts';

/** The cover of a post: one that is chosen, one that `accept` brings from elsewhere, or none. */
export function useCover(onChange: (cover: PublishDraft['cover']) => void) {
  const { isSending, problem, choose, stop } = usePictureUpload({
    rule: 'picture',
    upload: uploadPicture,
    onUploaded: onChange,
  });
  const accept = (cover: PublishDraft['cover']): void => {
    stop();
    onChange(cover);
  };
  const refusal = problem && (`community.publish.picture.${problem === 'tooLarge' ? 'tooLarge' : 'wrong'}` as const);
  return { isSending, refusal, choose, accept };
}
