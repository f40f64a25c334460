import { useT } from '../../../lib/texts.ts';
import type { ViewerFailure } from './viewer-failure.ts';
import { ViewerFailed } from './ViewerStates.tsx';

type Props = {
  /** What the viewer was about to show. */
  kind: 'video' | 'audio' | 'picture' | 'document' | 'book';
  failure: ViewerFailure;
  download: string | undefined;
  onRetry: () => void;
};

/** Says what is really wrong: the line, the right to read, or the file. */
export function FailedViewer({ kind, failure, download, onRetry }: Props) {
  const t = useT('files');
  if (failure === 'broken')
    return <ViewerFailed title={t(`viewer.broken.${kind}`)} text={t('viewer.broken.text')} download={download} />;
  if (failure === 'refused')
    return <ViewerFailed title={t('viewer.refused.title')} text={t('viewer.refused.text')} onRetry={onRetry} />;
  const isPlayer = kind === 'video' || kind === 'audio';
  const title = isPlayer ? t('player.failed.title') : t(kind === 'book' ? 'book.failed.title' : 'viewer.failed.title');
  const text = t(download ? 'viewer.failed.textDownload' : 'viewer.failed.text');
  return <ViewerFailed title={title} text={text} download={download} onRetry={onRetry} />;
}
