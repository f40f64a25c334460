import { type UploadProblem, uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { presentError } from '../../lib/present-error.ts';

export type UploadPicture = (file: File, signal: AbortSignal) => Promise<{ readonly path: string }>;

/** Where something was dropped or pasted, while others write on before it is there. */
function holdPlace(editor: Editor, at: number) {
  let place = at;
  const follow = ({ transaction }: { transaction: { mapping: { map: (from: number) => number } } }): void => {
    place = transaction.mapping.map(place);
  };
  editor.on('transaction', follow);
  return { place: () => place, release: () => void editor.off('transaction', follow) };
}

/** Said for a picture that does not load, and by a screen reader. */
const altOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Pictures from a button, a drop or the clipboard: sent, then put where they were meant to be. */
export function usePictures(upload: UploadPicture | undefined) {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const put = async (editor: Editor, file: File, place: () => number): Promise<void> => {
    if (!upload) return;
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const sent = await upload(file, signal).catch((error: unknown) => {
      if (!signal.aborted) presentError(error);
      return null;
    });
    if (!sent || editor.isDestroyed) return;
    const attrs = { src: sent.path, alt: altOf(file.name) };
    editor.chain().insertContentAt(place(), { type: 'image', attrs }).run();
  };
  const bring = async (editor: Editor, files: readonly File[], at = editor.state.selection.to): Promise<void> => {
    const problems = files.map((file) => uploadProblem(uploadRules.picture, file));
    const taken = files.filter((_file, index) => problems[index] === null);
    setProblem(problems.find((one) => one !== null) ?? null);
    setWaiting((count) => count + taken.length);
    const held = holdPlace(editor, at);
    // One after the other: they stay in the order they were chosen in.
    for (const file of taken) {
      await put(editor, file, held.place);
      setWaiting((count) => count - 1);
    }
    held.release();
  };
  return { waiting, problem, bring };
}
