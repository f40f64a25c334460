import { readStreamToken } from '@shuyuan/contract/files/files.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { useCallback, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { FilePreview } from '../../../shared/files/viewers/preview/FilePreview.tsx';
import { useMediaWatch } from '../counting/use-media-watch.ts';
import type { SectionViewProps } from './section-view.ts';
import { type SectionFile, useFirstPreview } from './use-first-preview.ts';

/** Each call brings a token that is good from now on (D-168). */
const streamAddress = (fileId: string) => async (): Promise<string> => (await call(readStreamToken, { fileId })).url;

/** A film or a sound, on from the second where one stopped. */
export function FilmSection({ file, ...props }: SectionViewProps & { file: SectionFile }) {
  const { lesson, watching, hasEnded, resumePoint, maxSpeedPercent, onElement } = props;
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const isSound = lesson.type === SectionType.audio;
  useMediaWatch(element, { watching, total: lesson.unitCount, isSound, hasEnded });
  const shown = useFirstPreview(file);
  const address = shown.previewType === 'hls' ? streamAddress(file.id) : undefined;
  const take = useCallback(
    (next: HTMLMediaElement | null): void => {
      setElement(next);
      onElement(next);
    },
    [onElement],
  );
  return (
    <FilePreview
      file={{ ...shown, position: String(resumePoint) }}
      address={address}
      maxSpeed={maxSpeedPercent / 100}
      onElement={take}
    />
  );
}
