import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useRef, useState } from 'react';
import { presentError } from '../../../lib/present-error.ts';
import { type TextKey, textOf } from '../../../lib/texts.ts';
import { uploadOne } from '../../../shared/files/upload/upload-one.ts';
import type { Cover } from './live-draft.ts';

type State =
  | { readonly step: 'rest' }
  | { readonly step: 'sending' }
  | { readonly step: 'refused'; readonly key: TextKey<'activity'> };

/** LIVE-FORM-20: a file that is called a picture and is none. */
async function assertReadable(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}

/** LIVE-FORM-18…21: from a chosen file to a picture on the server. */
export function useCover(onChange: (cover: Cover) => void) {
  const [state, setState] = useState<State>({ step: 'rest' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const isPicture = await assertReadable(file).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    if (!isPicture) {
      setState({ step: 'refused', key: 'live.form.cover.unreadable' });
      return;
    }
    try {
      const { id, path } = await uploadOne({ file, rule: 'liveCover', signal });
      onChange({ kind: 'new', id, path });
      setState({ step: 'rest' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: 'rest' });
      presentError(error, [], 'action');
    }
  };
  const choose = async (file: File): Promise<void> => {
    sending.current?.abort();
    const problem = uploadProblem(uploadRules.liveCover, file);
    if (problem !== null) {
      const key = problem === 'upload.too-large' ? 'live.form.cover.tooLarge' : 'live.form.cover.wrong';
      setState({ step: 'refused', key });
      return;
    }
    const ending = new AbortController();
    sending.current = ending;
    setState({ step: 'sending' });
    await send(file, ending.signal);
  };
  const remove = (): void => {
    sending.current?.abort();
    setState({ step: 'rest' });
    onChange({ kind: 'none' });
  };
  const refusal = state.step === 'refused' ? textOf('activity', state.key) : undefined;
  return { isSending: state.step === 'sending', refusal, choose, remove };
}
