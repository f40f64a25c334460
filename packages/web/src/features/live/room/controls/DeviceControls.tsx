import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { Mic, MicOff, MonitorUp, MonitorX, Settings2, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { showNotice } from '../../../../lib/notices.ts';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { DeviceFields } from '../devices/DeviceFields.tsx';
import type { DeviceKind } from '../devices/local-media.ts';
import { useRoomValue } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { shortcuts, useShortcuts } from './shortcuts.ts';

const canShareScreen = (): boolean =>
  typeof (navigator.mediaDevices as Partial<MediaDevices> | undefined)?.getDisplayMedia === 'function';

/** The microphone, camera and screen of who is on the stage, and what to call them now. */
function useDeviceControls() {
  const t = useT('activity');
  const { entry, media } = useRoomValue();
  const { microphone, camera, screen, choice } = useStore(media.store);
  const showTrouble = (kind: DeviceKind) => {
    const trouble = media.store.getState().troubles[kind];
    if (trouble) showNotice(t(`live.room.trouble.${trouble}`), 'warning');
  };
  const isMicrophoneOn = microphone !== null && choice.isMicrophoneOn;
  return {
    isMicrophoneOn,
    isCameraOn: camera !== null,
    isScreenOn: screen !== null,
    hasCamera: entry.live.liveMode !== LiveMode.voice,
    hasScreen: canShareScreen(),
    toggleMicrophone: async () => {
      await media.setMicrophone(!isMicrophoneOn);
      showTrouble('microphone');
    },
    toggleCamera: async () => {
      await media.setCamera(camera === null);
      showTrouble('camera');
    },
    toggleScreen: async () => {
      if (screen) media.stopScreen();
      else await media.shareScreen();
      showTrouble('screen');
    },
  };
}

export function DeviceControls() {
  const t = useT('activity');
  const common = useT('common');
  const { media } = useRoomValue();
  const [isChoosing, setIsChoosing] = useState(false);
  const controls = useDeviceControls();
  const { isMicrophoneOn, isCameraOn, isScreenOn, hasCamera, hasScreen } = controls;
  useShortcuts({
    microphone: () => void controls.toggleMicrophone(),
    ...(hasCamera && { camera: () => void controls.toggleCamera() }),
    ...(hasScreen && { screen: () => void controls.toggleScreen() }),
  });
  return (
    <>
      <ControlButton
        label={t(isMicrophoneOn ? 'live.room.microphone.mute' : 'live.room.microphone.unmute')}
        icon={isMicrophoneOn ? <Mic size={20} /> : <MicOff size={20} />}
        tone={isMicrophoneOn ? 'plain' : 'off'}
        shortcut={shortcuts.microphone}
        onClick={() => void controls.toggleMicrophone()}
      />
      {hasCamera && (
        <ControlButton
          label={t(isCameraOn ? 'live.room.camera.off' : 'live.room.camera.on')}
          icon={isCameraOn ? <Video size={20} /> : <VideoOff size={20} />}
          tone={isCameraOn ? 'plain' : 'off'}
          shortcut={shortcuts.camera}
          onClick={() => void controls.toggleCamera()}
        />
      )}
      {hasScreen && (
        <ControlButton
          label={t(isScreenOn ? 'live.room.screen.stop' : 'live.room.screen.share')}
          icon={isScreenOn ? <MonitorX size={20} /> : <MonitorUp size={20} />}
          isOn={isScreenOn}
          shortcut={shortcuts.screen}
          onClick={() => void controls.toggleScreen()}
        />
      )}
      <ControlButton
        label={t('live.room.devices')}
        icon={<Settings2 size={20} />}
        onClick={() => setIsChoosing(true)}
      />
      <Dialog
        isOpen={isChoosing}
        title={t('live.room.devices')}
        closeLabel={common('dialog.close')}
        onClose={() => setIsChoosing(false)}
      >
        <DeviceFields media={media} hasCamera={hasCamera} />
      </Dialog>
    </>
  );
}
