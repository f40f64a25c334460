import { useEffect, useRef, useState } from 'react';
import { dropPicture, type Picture, readPicture } from './picture-cutting.ts';

type Options = {
  /** The reason a file is not taken, in words. */
  readonly refusalOf: (file: File) => string | null;
  readonly unreadable: string;
};

type State =
  | { readonly step: 'empty' | 'reading' }
  | { readonly step: 'refused'; readonly problem: string }
  | { readonly step: 'ready'; readonly picture: Picture };

/** The picture somebody chooses, drops or pastes, from the file to its pixels. */
export function usePicture({ refusalOf, unreadable }: Options) {
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
    const problem = refusalOf(file);
    letGo();
    const mine = attempt.current;
    setState(problem !== null ? { step: 'refused', problem } : { step: 'reading' });
    if (problem !== null) return;
    const picture = await readPicture(file).catch(() => null);
    if (mine !== attempt.current) {
      if (picture) dropPicture(picture);
      return;
    }
    held.current = picture;
    setState(picture ? { step: 'ready', picture } : { step: 'refused', problem: unreadable });
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
