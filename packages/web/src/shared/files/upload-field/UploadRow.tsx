import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ShareBar } from '../ShareBar.tsx';
import { useBytes, useDuration } from '../use-bytes.ts';
import { FileName } from './FileName.tsx';
import { secondsLeft } from '../upload/speed.ts';
import classes from './UploadField.module.css';
import { useFailureText } from './upload-texts.ts';
import type { Upload } from '../upload/upload-line.ts';
import type { UploadManager } from '../upload/uploads.ts';

/** How far it is: bytes, and while it moves its speed and the time that is left. */
function useMeasures({ state, file, sentBytes, speed }: Upload): string {
  const t = useT('files');
  const bytes = useBytes();
  const duration = useDuration();
  const left = secondsLeft(speed, file.size - sentBytes);
  const isMoving = state === 'sending' && speed.perSecond !== null && left !== null;
  return [
    state === 'waiting' ? bytes(file.size) : t('upload.sent', { sent: bytes(sentBytes), total: bytes(file.size) }),
    ...(isMoving
      ? [t('upload.speed', { speed: bytes(speed.perSecond ?? 0) }), t('upload.left', { time: duration(left) })]
      : []),
  ].join(' · ');
}

type Props = { upload: Upload; uploads: UploadManager; onGiveUp: () => void };

/** One button that stays in its place: it stops what moves and moves what rests. */
function GoButton({ upload: { id, name, state }, uploads }: Pick<Props, 'upload' | 'uploads'>) {
  const t = useT('files');
  if (state === 'paused' || state === 'failed') {
    const isRetry = state === 'failed';
    return (
      <IconButton
        label={t(isRetry ? 'upload.retry' : 'upload.resume', { name })}
        icon={isRetry ? <RotateCw size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        onClick={() => uploads.resume(id)}
      />
    );
  }
  return (
    <IconButton
      label={t('upload.pause', { name })}
      icon={<Pause size={18} aria-hidden />}
      onClick={() => uploads.pause(id)}
    />
  );
}

const tones = { failed: 'cinnabar', paused: 'quiet', held: 'quiet' } as const;

/** A file on its way. */
export function UploadRow({ upload, uploads, onGiveUp }: Props) {
  const t = useT('files');
  const { percent } = useFormat();
  const measures = useMeasures(upload);
  const failure = useFailureText()(upload.error);
  const { id, name, state, file, sentBytes } = upload;
  const share = sentBytes / file.size;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'pine';
  return (
    <li className={classes.row} data-state={state}>
      <FileName name={name} onRename={(wished) => uploads.rename(id, wished)} />
      <div className={classes.tools}>
        <GoButton upload={upload} uploads={uploads} />
        <IconButton
          label={t('upload.giveUp', { name })}
          icon={<X size={18} aria-hidden />}
          onClick={() => {
            uploads.remove(id);
            onGiveUp();
          }}
        />
      </div>
      <div className={classes.progress}>
        <ShareBar
          label={t('upload.progress', { name })}
          share={share}
          text={percent(Math.floor(share * 100) / 100)}
          tone={tone}
        />
        <p className={classes.state}>
          <span>{t(`upload.state.${state}`)}</span>
          <span className={classes.measures}>{measures}</span>
        </p>
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
    </li>
  );
}
