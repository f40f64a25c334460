import { SectionType } from '@shuyuan/contract/study/section-types';
import { useCallback, useState } from 'react';
import { FilePreview } from '../../../shared/files/viewers/preview/FilePreview.tsx';
import { TranscriptPanel } from '../captions/TranscriptPanel.tsx';
import { useCaptions } from '../captions/use-captions.ts';
import { useMediaWatch } from '../counting/use-media-watch.ts';
import { FilmQuestions } from '../questions/FilmQuestions.tsx';
import { useBeginSecond } from './use-begin-second.ts';
import { ReplayMessages } from './ReplayMessages.tsx';
import type { SectionViewProps } from './section-view.ts';
import { streamAddress } from './stream-address.ts';
import { type SectionFile, useFirstPreview } from './use-first-preview.ts';

/** A film, a sound or the recording of a live, on from the second where one stopped. */
export function FilmSection({ file, ...props }: SectionViewProps & { file: SectionFile }) {
  const { courseId, lesson, content, watching, hasEnded, resumePoint, maxSpeedPercent, onElement } = props;
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const isSound = lesson.type === SectionType.audio;
  useMediaWatch(element, { watching, total: lesson.unitCount, isSound, hasEnded });
  const captions = useCaptions({ courseId, sectionKey: lesson.key, isPreview: watching === null });
  const begin = useBeginSecond() ?? resumePoint;
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
    <>
      <FilePreview
        file={{ ...shown, position: String(begin) }}
        address={address}
        tracks={captions.tracks}
        maxSpeed={maxSpeedPercent / 100}
        onElement={take}
      />
      <FilmQuestions
        target={{ courseId, sectionKey: lesson.key }}
        questions={content.questions}
        film={element}
        watching={watching}
      />
      <TranscriptPanel captions={captions} film={element} />
      {lesson.type === SectionType.live && (
        <ReplayMessages {...{ courseId }} sectionKey={lesson.key} isPreview={watching === null} film={element} />
      )}
    </>
  );
}
