import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './DeviceCheck.module.css';
import { DeviceFields } from './DeviceFields.tsx';
import type { LocalMedia } from './local-media.ts';
import { TrackVideo } from './TrackVideo.tsx';

type Props = { media: LocalMedia; title: string; hasCamera: boolean; onEnter: () => void; onLeave: () => void };

/** What a device says when it is not there; each with what can be done about it. */
function Troubles({ media }: { media: LocalMedia }) {
  const t = useT('activity');
  const troubles = useStore(media.store, (state) => state.troubles);
  const kinds = (['camera', 'microphone'] as const).filter((kind) => troubles[kind]);
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.troubles} role="alert">
      {kinds.map((kind) => (
        <li key={kind}>
          <strong>{t(`live.room.devices.${kind}`)}</strong> {t(`live.room.trouble.${troubles[kind] ?? 'missing'}`)}
        </li>
      ))}
    </ul>
  );
}

function useOpening(media: LocalMedia, hasCamera: boolean): void {
  useEffect(() => {
    const { choice } = media.store.getState();
    void (async () => {
      // One after the other: two questions of a browser at once show only one of them.
      if (choice.isMicrophoneOn) await media.openMicrophone();
      if (hasCamera && choice.isCameraOn) await media.openCamera();
    })();
  }, [media, hasCamera]);
}

/** Before one is seen and heard by others, one sees and hears oneself. */
export function DeviceCheck({ media, title, hasCamera, onEnter, onLeave }: Props) {
  const t = useT('activity');
  const { camera, choice } = useStore(media.store);
  useOpening(media, hasCamera);
  return (
    <main className={classes.root}>
      <div className={classes.preview}>
        {camera ? (
          <TrackVideo track={camera} label={t('live.room.devices.preview')} isMirrored className={classes.video} />
        ) : (
          <p className={classes.noPicture}>{t('live.room.cameraOff')}</p>
        )}
      </div>
      <section className={classes.side} aria-labelledby="device-check">
        <h1 id="device-check" className={classes.title}>
          {t('live.room.devices.title')}
        </h1>
        <p className={classes.subject}>
          <bdi>{title}</bdi>
        </p>
        <Troubles media={media} />
        <div className={classes.switches}>
          <SwitchField
            label={t('live.room.devices.microphoneOn')}
            isOn={choice.isMicrophoneOn}
            onChange={(isOn) => void media.setMicrophone(isOn)}
          />
          {hasCamera && (
            <SwitchField
              label={t('live.room.devices.cameraOn')}
              isOn={choice.isCameraOn}
              onChange={(isOn) => void media.setCamera(isOn)}
            />
          )}
        </div>
        <DeviceFields media={media} hasCamera={hasCamera} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onLeave}>
            {t('live.room.back')}
          </Button>
          <Button onClick={onEnter}>{t('live.room.enter')}</Button>
        </div>
      </section>
    </main>
  );
}
