import { textOf } from '../../../../lib/texts.ts';
import { uploadOne } from '../../../../shared/files/upload/upload-one.ts';
import { usePictureUpload } from '../../../../shared/files/use-picture-upload.ts';
import type { Cover } from '../live-draft.ts';

/** LIVE-FORM-20: a file that is called a picture and is none. */
const isReadable = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** LIVE-FORM-18…21: from a chosen file to a picture on the server. */
export function useCover(onChange: (cover: Cover) => void) {
  const { isSending, problem, choose, stop } = usePictureUpload({
    rule: 'liveCover',
    upload: (file, signal) => uploadOne({ file, rule: 'liveCover', signal }),
    isReadable,
    onUploaded: (picture) => onChange({ kind: 'new', ...picture }),
  });
  const remove = (): void => {
    stop();
    onChange({ kind: 'none' });
  };
  return { isSending, refusal: problem ? textOf('activity', `live.form.cover.${problem}`) : undefined, choose, remove };
}
