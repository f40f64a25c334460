import { takeMaterial } from '@shuyuan/contract/community/material.wire';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { presentError } from '../../../../lib/present-error.ts';
import { uploadPicture } from '../../../../shared/files/upload-picture.ts';
import { drawingOf } from './cloud-drawings.ts';
import { isCloud, type LibraryMaterial } from './material.ts';
import { paintDrawing } from './paint-drawing.ts';

export type TakenPicture = { readonly id: string; readonly path: string };

/**
 * D-144: from the library to a picture of one's own, so that a cover never goes with the library. Whoever leaves
 * meanwhile has taken nothing.
 */
export function useTaking(onTaken: (picture: TakenPicture) => void) {
  const [isTaking, setIsTaking] = useState(false);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const bring = async (material: LibraryMaterial, signal: AbortSignal): Promise<TakenPicture> =>
    isCloud(material)
      ? uploadPicture(await paintDrawing(drawingOf(material), material.id), signal)
      : call(takeMaterial, { id: material.id }, { signal });
  const take = async (material: LibraryMaterial): Promise<void> => {
    const own = new AbortController();
    const { signal } = own;
    ending.current = own;
    setIsTaking(true);
    try {
      const { id, path } = await bring(material, signal);
      if (!signal.aborted) onTaken({ id, path });
    } catch (error) {
      if (!signal.aborted) presentError(error);
    }
    if (!signal.aborted) setIsTaking(false);
  };
  return { isTaking, take };
}
