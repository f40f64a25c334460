import { SectionType } from '@shuyuan/contract/study/section-types';
import { useState } from 'react';
import { useBeginPage } from '../../../shared/files/use-begin-page.ts';
import { usePosition } from '../../../shared/files/use-position.ts';
import { FilePreview } from '../../../shared/files/viewers/preview/FilePreview.tsx';
import { useDwell } from '../counting/use-dwell.ts';
import { dwellMsOf, partOfBook, type SectionViewProps } from './section-view.ts';
import { type SectionFile, useFirstPreview } from './use-first-preview.ts';

/** A document by its pages, or a book by its parts. */
export function PagesSection({ file, ...props }: SectionViewProps & { file: SectionFile }) {
  const { content, resumePoint, watching } = props;
  const isBook = content.type === SectionType.ebook;
  const shown = useFirstPreview(file);
  const savePosition = usePosition(file.id);
  const begin = useBeginPage() ?? resumePoint;
  const [unit, setUnit] = useState(isBook ? partOfBook(shown.position) : Math.max(0, begin - 1));
  useDwell({ unit, unitMs: dwellMsOf(props), isReached: shown.previewPath !== null, watching });
  const turn = (position: string) => {
    if (isBook) savePosition(position);
    const next = isBook ? partOfBook(position) : Math.max(0, Number(position) - 1);
    setUnit(next);
    watching?.moveTo(next + 1);
  };
  const position = isBook ? shown.position : String(Math.max(1, begin));
  return <FilePreview file={{ ...shown, position }} onPosition={turn} />;
}
