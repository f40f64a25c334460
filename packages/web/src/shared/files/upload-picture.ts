import { uploadOne } from './upload/upload-one.ts';

/** A picture of a text, a cover or a library: stored as it is chosen, without a list of uploads. */
export const uploadPicture = (
  file: File,
  signal: AbortSignal,
): Promise<{ readonly id: string; readonly path: string }> => uploadOne({ file, rule: 'picture', signal });
