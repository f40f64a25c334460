import { type CropRefusal, cropRefusalOf } from '@shuyuan/contract/files/crop-rules';
import { useEffect, useRef, useState } from 'react';
import { dropPicture, type Picture, readPicture } from './picture-cutting.ts';

export type PictureProblem = CropRefusal | 'unreadable';

type State =
  | { readonly step: 'empty' | 'reading' }
  | { readonly step: 'refused'; readonly problem: PictureProblem }
  | { readonly step: 'ready'; readonly picture: Picture };

/** The picture somebody chooses, drops or pastes, from the file to its pixels. */
export function usePicture() {
  const [state, setState] = useState<State>({ step: 'empty' });
  const held = useRef<Picture | null>(null);
  const attempt = useRef(0);
  const letGo = (): void => {
    // What is still being read belongs to nobody now.
    attempt.current += 1;
    if (held.current) dropPicture(held.current);
    held.current = null;
  };
  useEffect(() => letGo, []);
  const choose = async (file: File): Promise<void> => {
    const problem = cropRefusalOf(file);
    letGo();
    const mine = attempt.current;
    setState(problem ? { step: 'refused', problem } : { step: 'reading' });
    if (problem) return;
    const picture = await readPicture(file).catch(() => null);
    if (mine !== attempt.current) {
      if (picture) dropPicture(picture);
      return;
    }
    held.current = picture;
    setState(picture ? { step: 'ready', picture } : { step: 'refused', problem: 'unreadable' });
  };
  return { state, choose };
}

/** A picture in the clipboard may be pasted wherever the focus is in the dialog. */
export function usePastedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = clipboardData?.files[0];
      if (file) latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
