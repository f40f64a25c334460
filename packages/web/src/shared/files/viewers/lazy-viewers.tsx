import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { orReloadOnce } from '../../../lib/load-chunk.ts';
import { loadGroups, useT } from '../../../lib/texts.ts';
import type { BookReaderProps } from './book/BookReader.tsx';
import type { AudioPlayerProps } from './media/AudioPlayer.tsx';
import type { VideoPlayerProps } from './media/VideoPlayer.tsx';
import type { PdfViewerProps } from './pdf/PdfViewer.tsx';
import { ViewerFailed, ViewerLoading } from './ViewerStates.tsx';

/** A viewer in a chunk of its own, with its texts; one that does not arrive says so in its place and can be asked for again. */
function inOwnChunk<Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null;
  const loadAll = async (): Promise<ComponentType<Props>> => {
    const [viewer] = await orReloadOnce(chunk, Promise.all([load(), loadGroups(currentLanguage(), ['files'])]));
    arrived = viewer;
    return viewer;
  };
  return function LazyViewer(props: Props) {
    const t = useT('files');
    const [Viewer, setViewer] = useState<ComponentType<Props> | null>(() => arrived);
    const [hasFailed, setHasFailed] = useState(false);
    const bring = useCallback(() => {
      setHasFailed(false);
      loadAll().then(
        (viewer) => setViewer(() => viewer),
        () => setHasFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!arrived) bring();
    }, [bring]);
    if (Viewer) return <Viewer {...props} />;
    if (!hasFailed) return <ViewerLoading />;
    return <ViewerFailed title={t('viewer.failed.title')} text={t('viewer.failed.text')} onRetry={bring} />;
  };
}

export const PdfViewer = inOwnChunk<PdfViewerProps>(
  'pdf-viewer',
  async () => (await import('./pdf/PdfViewer.tsx')).PdfViewer,
);
export const VideoPlayer = inOwnChunk<VideoPlayerProps>(
  'video-player',
  async () => (await import('./media/VideoPlayer.tsx')).VideoPlayer,
);
export const AudioPlayer = inOwnChunk<AudioPlayerProps>(
  'audio-player',
  async () => (await import('./media/AudioPlayer.tsx')).AudioPlayer,
);
export const BookReader = inOwnChunk<BookReaderProps>(
  'book-reader',
  async () => (await import('./book/BookReader.tsx')).BookReader,
);
