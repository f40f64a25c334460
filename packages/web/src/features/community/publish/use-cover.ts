import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useRef, useState } from 'react';
import { presentError } from '../../../lib/present-error.ts';
import type { TextKey } from '../../../lib/texts.ts';
import { uploadPicture } from '../../../shared/files/upload-picture.ts';
import type { PublishDraft } from './publish-draft.ts';

type State = { readonly name: 'rest' | 'sending' } | { readonly name: 'refused'; readonly key: TextKey<'share'> };

/**
 * From a chosen file to a cover on the server. A second one chosen meanwhile takes its place, and so does what `accept`
 * brings from elsewhere, or the wish to have none.
 */
export function useCover(onChange: (cover: PublishDraft['cover']) => void) {
  const [state, setState] = useState<State>({ name: 'rest' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (file: File): Promise<void> => {
    sending.current?.abort();
    const problem = uploadProblem(uploadRules.picture, file);
    if (problem !== null) {
      const isTooLarge = problem === 'upload.too-large';
      setState({ name: 'refused', key: `community.publish.picture.${isTooLarge ? 'tooLarge' : 'wrong'}` });
      return;
    }
    const ending = new AbortController();
    sending.current = ending;
    setState({ name: 'sending' });
    try {
      const { id, path } = await uploadPicture(file, ending.signal);
      onChange({ id, path });
    } catch (error) {
      if (ending.signal.aborted) return;
      presentError(error);
    }
    if (!ending.signal.aborted) setState({ name: 'rest' });
  };
  const accept = (cover: PublishDraft['cover']): void => {
    sending.current?.abort();
    setState({ name: 'rest' });
    onChange(cover);
  };
  const refusal = state.name === 'refused' ? state.key : null;
  return { isSending: state.name === 'sending', refusal, choose, accept };
}
