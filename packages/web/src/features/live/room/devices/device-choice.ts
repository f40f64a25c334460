import { browserSlot } from '../../../../lib/storage.ts';
import { pictureQualities, type PictureQuality } from '../../broadcast/send-rate.ts';

/** Which camera, microphone and speaker; empty is the one the system would take. */
export type DeviceChoice = {
  readonly camera: string;
  readonly microphone: string;
  readonly speaker: string;
  readonly quality: PictureQuality;
  readonly isCameraOn: boolean;
  readonly isMicrophoneOn: boolean;
};

const usual: DeviceChoice = {
  camera: '',
  microphone: '',
  speaker: '',
  quality: 'high',
  isCameraOn: true,
  isMicrophoneOn: true,
};

const slot = browserSlot('shuyuan.live.devices');

/** What was written by another version, or by hand, must not keep anybody out of a room. */
export function parseChoice(text: string | null): DeviceChoice {
  try {
    const read = JSON.parse(text ?? '{}') as Partial<Record<keyof DeviceChoice, unknown>> | null;
    const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
    return {
      camera: textOf(read?.camera),
      microphone: textOf(read?.microphone),
      speaker: textOf(read?.speaker),
      quality: pictureQualities.find((name) => name === read?.quality) ?? usual.quality,
      isCameraOn: read?.isCameraOn !== false,
      isMicrophoneOn: read?.isMicrophoneOn !== false,
    };
  } catch {
    return usual;
  }
}

export const readChoice = (): DeviceChoice => parseChoice(slot.read());
export const writeChoice = (choice: DeviceChoice): void => slot.write(JSON.stringify(choice));
