import { useT } from '../../../../lib/texts.ts';
import { BlankScroll } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { AudioPlayer, BookReader, PdfViewer, VideoPlayer } from '../lazy-viewers.tsx';
import type { SubtitleTrack } from '../media/controls/VideoMenus.tsx';
import frame from '../Viewer.module.css';
import { DownloadLink, ViewerFailed } from '../ViewerStates.tsx';
import classes from './FilePreview.module.css';
import { PictureView } from './PictureView.tsx';
import { choosePreview, numberOfPosition, type PreviewedFile } from './preview-choice.ts';

type Props = {
  file: PreviewedFile;
  /** Where a protected video is read now, its token in it; without it the path of the preview is taken. */
  address?: (() => Promise<string>) | undefined;
  tracks?: readonly SubtitleTrack[];
  onPosition?: ((position: string) => void) | undefined;
  /** For whoever follows what is played. */
  onElement?: ((element: HTMLMediaElement | null) => void) | undefined;
  /** How fast it may be played at most. */
  maxSpeed?: number | undefined;
  /** Asks for a preview that failed or could not be made before. */
  onAskAgain?: (() => void) | undefined;
};

type SaidProps = { says: 'waiting' | 'running' | 'failed' | 'unavailable' | 'none'; download: string | undefined };

/** Nothing to show yet, or ever: why, and the way on. */
function Said({ says, download, onAskAgain }: SaidProps & Pick<Props, 'onAskAgain'>) {
  const t = useT('files');
  if (says === 'failed') {
    const text = t(download ? 'preview.failed.text' : 'preview.failed.textOnly');
    return <ViewerFailed title={t('preview.failed.title')} text={text} download={download} onRetry={onAskAgain} />;
  }
  if (says === 'waiting' || says === 'running') {
    return (
      <output className={frame.state}>
        <span className={classes.line} data-moves={says === 'running' || undefined} aria-hidden="true" />
        <EmptyState art={<BlankScroll />} title={t(`preview.${says}.title`)} text={t(`preview.${says}.text`)} />
      </output>
    );
  }
  const text = t(download ? `preview.${says}.text` : `preview.${says}.textOnly`);
  return (
    <div className={frame.state}>
      <EmptyState
        art={<BlankScroll />}
        title={t('preview.unavailable.title')}
        text={text}
        action={download && <DownloadLink address={download} />}
      />
    </div>
  );
}

const noTracks: readonly SubtitleTrack[] = [];

/** A file, shown by the viewer of its kind, or the reason why it is not shown. */
export function FilePreview(props: Props) {
  const { file, address, tracks = noTracks, onPosition, onElement, maxSpeed, onAskAgain } = props;
  const { name, position } = file;
  const download = file.canDownload ? `${file.path}?download=1` : undefined;
  const choice = choosePreview(file);
  if ('says' in choice) {
    return (
      <section className={classes.root} aria-label={name}>
        <Said says={choice.says} download={download} onAskAgain={onAskAgain} />
      </section>
    );
  }
  const at = numberOfPosition(position);
  const reportPosition = (number: number) => onPosition?.(String(number));
  const read = address ?? (() => Promise.resolve(choice.address));
  const shared = { name, download };
  const media = { ...shared, address: read, position: at, onPosition: reportPosition, onElement, maxSpeed };
  switch (choice.shows) {
    case 'picture':
      return <PictureView {...shared} address={choice.address} />;
    case 'pdf':
      return <PdfViewer {...shared} address={choice.address} position={at} onPosition={reportPosition} />;
    case 'book': {
      const place = position ?? undefined;
      return <BookReader {...shared} address={choice.address} position={place} onPosition={onPosition} />;
    }
    case 'audio':
      return <AudioPlayer {...media} />;
    default: {
      const kind = choice.shows === 'hls' ? 'hls' : 'plain';
      return <VideoPlayer {...media} kind={kind} tracks={tracks} />;
    }
  }
}
