import { readPreview } from '@shuyuan/contract/files/files.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { isInMaking, pollMs } from '../../../shared/files/is-in-making.ts';
import { FilePreview } from '../../../shared/files/viewers/preview/FilePreview.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useDwell } from '../counting/use-dwell.ts';
import { FilmSection } from './FilmSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { dwellMsOf, type SectionViewProps } from './section-view.ts';
import type { SectionFile } from './use-first-preview.ts';

function Picture({ file, ...props }: SectionViewProps & { file: SectionFile }) {
  useDwell({ unit: 0, unitMs: dwellMsOf(props), isReached: file.previewPath !== null, watching: props.watching });
  return <FilePreview file={file} />;
}

function viewOf({ lesson: { unit } }: SectionViewProps) {
  if (unit === 'second') return FilmSection;
  return unit === 'page' ? PagesSection : Picture;
}

/** A section that is a file, in the viewer of its kind. */
export function FileSection({ fileId, ...props }: SectionViewProps & { fileId: string }) {
  const t = useT('study');
  const preview = useRead(
    readPreview,
    { fileId },
    {
      claims: 'notices',
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data && isInMaking(state.data.conversion) ? pollMs : false),
    },
  );
  const View = viewOf(props);
  return (
    <ReadStates read={preview} failed={t('study.player.fileFailed')} shape="list" count={3}>
      {(file) => <View file={file} {...props} />}
    </ReadStates>
  );
}
