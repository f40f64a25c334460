import { Button, NativeSelect } from '@mantine/core';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../lib/texts.ts';
import { pictureQualities } from '../../broadcast/send-rate.ts';
import type { DeviceChoice } from './device-choice.ts';
import classes from './DeviceCheck.module.css';
import { LevelMeter } from './LevelMeter.tsx';
import type { LocalMedia } from './local-media.ts';
import { playTone } from './play-tone.ts';
import { useDeviceList } from './use-device-list.ts';

function SpeakerTest({ speaker }: { speaker: string }) {
  const t = useT('activity');
  const [isPlaying, setIsPlaying] = useState(false);
  const play = () => {
    setIsPlaying(true);
    void playTone(speaker).finally(() => setIsPlaying(false));
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Volume2 size={16} aria-hidden />}
      disabled={isPlaying}
      onClick={play}
    >
      {t(isPlaying ? 'live.room.devices.sounding' : 'live.room.devices.testSpeaker')}
    </Button>
  );
}

/** Camera, microphone, speaker and size of the picture; chosen once and remembered. */
export function DeviceFields({ media, hasCamera }: { media: LocalMedia; hasCamera: boolean }) {
  const t = useT('activity');
  const { choice, camera, microphone } = useStore(media.store);
  const list = useDeviceList(camera ?? microphone);
  const system = { value: '', label: t('live.room.devices.system') };
  const choose = (change: Partial<DeviceChoice>) => void media.choose(change);
  return (
    <div className={classes.fields}>
      {hasCamera && (
        <NativeSelect
          label={t('live.room.devices.camera')}
          data={[system, ...list.camera]}
          value={choice.camera}
          onChange={({ currentTarget }) => choose({ camera: currentTarget.value })}
        />
      )}
      <div>
        <NativeSelect
          label={t('live.room.devices.microphone')}
          data={[system, ...list.microphone]}
          value={choice.microphone}
          onChange={({ currentTarget }) => choose({ microphone: currentTarget.value })}
        />
        <LevelMeter track={microphone} />
      </div>
      <div className={classes.speaker}>
        <NativeSelect
          label={t('live.room.devices.speaker')}
          data={[system, ...list.speaker]}
          value={choice.speaker}
          onChange={({ currentTarget }) => choose({ speaker: currentTarget.value })}
        />
        <SpeakerTest speaker={choice.speaker} />
      </div>
      {hasCamera && (
        <NativeSelect
          label={t('live.room.devices.quality')}
          description={t('live.room.devices.quality.hint')}
          data={pictureQualities.map((value) => ({ value, label: t(`live.room.devices.quality.${value}`) }))}
          value={choice.quality}
          onChange={({ currentTarget }) =>
            // The options of this list are the qualities.
            choose({ quality: currentTarget.value as DeviceChoice['quality'] })
          }
        />
      )}
    </div>
  );
}
