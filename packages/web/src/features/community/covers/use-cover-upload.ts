import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useRef, useState } from 'react';
import { presentError } from '../../../lib/present-error.ts';
import { uploadPicture } from '../../../shared/files/upload-picture.ts';
import type { CoverChoice } from './cover-choice.ts';

type State = 'rest' | 'sending' | 'wrong' | 'tooLarge';

/** From a chosen file to a picture on the server. Another one chosen meanwhile takes its place. */
export function useCoverUpload(onChange: (choice: CoverChoice) => void) {
  const [state, setState] = useState<State>('rest');
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (file: File): Promise<void> => {
    sending.current?.abort();
    const problem = uploadProblem(uploadRules.picture, file);
    if (problem !== null) {
      setState(problem === 'upload.too-large' ? 'tooLarge' : 'wrong');
      return;
    }
    const ending = new AbortController();
    sending.current = ending;
    setState('sending');
    try {
      const { id, path } = await uploadPicture(file, ending.signal);
      if (ending.signal.aborted) return;
      onChange({ kind: 'own', id, path });
      setState('rest');
    } catch (error) {
      if (ending.signal.aborted) return;
      setState('rest');
      presentError(error);
    }
  };
  /** What came another way takes the place of one that is still on its way. */
  const accept = (picture: { readonly id: string; readonly path: string }): void => {
    sending.current?.abort();
    setState('rest');
    onChange({ kind: 'own', ...picture });
  };
  return { state, choose, accept };
}
