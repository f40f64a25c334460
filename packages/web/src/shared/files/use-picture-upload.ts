import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { presentError } from '../../lib/present-error.ts';

type Picture = { readonly id: string; readonly path: string };
type PictureProblem = 'wrong' | 'tooLarge' | 'unreadable';
type Options = {
  readonly rule: 'picture' | 'liveCover';
  readonly upload: (file: File, signal: AbortSignal) => Promise<Picture>;
  /** Asked before it is sent; a file may be called a picture and be none. */
  readonly isReadable?: (file: File) => Promise<boolean>;
  readonly onUploaded: (picture: Picture) => void;
};

/**
 * One picture from a chosen file to the server. Another one chosen meanwhile takes its place; `stop` where it comes from
 * elsewhere or is not wanted any more.
 */
export function usePictureUpload({ rule, upload, isReadable, onUploaded }: Options) {
  const [state, setState] = useState<'rest' | 'sending' | PictureProblem>('rest');
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  // Words written while a picture is on its way would be taken back by the fields as they were when it was chosen.
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });
  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const isPicture = isReadable ? await isReadable(file) : true;
    if (signal.aborted) return;
    if (!isPicture) {
      setState('unreadable');
      return;
    }
    try {
      const { id, path } = await upload(file, signal);
      if (signal.aborted) return;
      latest.current({ id, path });
    } catch (error) {
      if (signal.aborted) return;
      presentError(error, [], 'action');
    }
    setState('rest');
  };
  const choose = async (file: File): Promise<void> => {
    sending.current?.abort();
    const problem = uploadProblem(uploadRules[rule], file);
    if (problem !== null) {
      setState(problem === 'upload.too-large' ? 'tooLarge' : 'wrong');
      return;
    }
    const ending = new AbortController();
    sending.current = ending;
    setState('sending');
    await send(file, ending.signal);
  };
  const stop = (): void => {
    sending.current?.abort();
    setState('rest');
  };
  const problem = state === 'rest' || state === 'sending' ? null : state;
  return { isSending: state === 'sending', problem, choose, stop };
}
