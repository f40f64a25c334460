import { createStore, type StoreApi } from 'zustand/vanilla';
import { pictureSizes } from '../../broadcast/send-rate.ts';
import { type DeviceChoice, readChoice, writeChoice } from './device-choice.ts';
import { type Trouble, troubleOf } from './device-trouble.ts';

export type DeviceKind = 'camera' | 'microphone' | 'screen';

export type LocalState = {
  readonly choice: DeviceChoice;
  readonly camera: MediaStreamTrack | null;
  readonly microphone: MediaStreamTrack | null;
  /** A shared screen, and the sound of what is shared where the browser gives it. */
  readonly screen: MediaStreamTrack | null;
  readonly screenSound: MediaStreamTrack | null;
  readonly troubles: Partial<Record<DeviceKind, Trouble>>;
};

const devices = (): MediaDevices => {
  // A page that is not served safely has none; the message then says so.
  const found = (navigator as Partial<Navigator>).mediaDevices;
  if (!found) throw new Error('no devices here');
  return found;
};

const exact = (id: string): { deviceId?: ConstrainDOMString } => (id === '' ? {} : { deviceId: { ideal: id } });

/** Camera, microphone and screen of this person, from the check before entering until they leave. */
export class LocalMedia {
  readonly store: StoreApi<LocalState>;
  #isClosed = false;

  constructor() {
    this.store = createStore<LocalState>(() => ({
      choice: readChoice(),
      camera: null,
      microphone: null,
      screen: null,
      screenSound: null,
      troubles: {},
    }));
  }

  get #now(): LocalState {
    return this.store.getState();
  }

  /** Remembered, and taken at once where the device is in use. */
  async choose(change: Partial<DeviceChoice>): Promise<void> {
    const choice = { ...this.#now.choice, ...change };
    writeChoice(choice);
    this.store.setState({ choice });
    if (this.#now.camera && ('camera' in change || 'quality' in change)) await this.openCamera();
    if (this.#now.microphone && 'microphone' in change) await this.openMicrophone();
  }

  async openCamera(): Promise<void> {
    const { camera, quality } = this.#now.choice;
    const { width, height, frameRate } = pictureSizes[quality];
    const wanted = { ...exact(camera), width, height, frameRate };
    await this.#open('camera', async () => (await devices().getUserMedia({ video: wanted })).getVideoTracks()[0]);
  }

  async openMicrophone(): Promise<void> {
    const wanted = { ...exact(this.#now.choice.microphone), echoCancellation: true, noiseSuppression: true };
    await this.#open('microphone', async () => (await devices().getUserMedia({ audio: wanted })).getAudioTracks()[0]);
    const { microphone, choice } = this.#now;
    if (microphone) microphone.enabled = choice.isMicrophoneOn;
  }

  /** The light of the camera goes out: it is closed, not covered. */
  async setCamera(isOn: boolean): Promise<void> {
    this.#remember({ isCameraOn: isOn });
    if (isOn) await this.openCamera();
    else this.#close('camera');
  }

  async setMicrophone(isOn: boolean): Promise<void> {
    this.#remember({ isMicrophoneOn: isOn });
    const { microphone } = this.#now;
    if (microphone) microphone.enabled = isOn;
    else if (isOn) await this.openMicrophone();
  }

  async shareScreen(): Promise<void> {
    await this.#open('screen', async () => {
      const stream = await devices().getDisplayMedia({ video: { frameRate: 15 }, audio: true });
      this.store.setState({ screenSound: stream.getAudioTracks()[0] ?? null });
      return stream.getVideoTracks()[0];
    });
  }

  stopScreen(): void {
    this.#now.screenSound?.stop();
    this.store.setState({ screenSound: null });
    this.#close('screen');
  }

  /** Everything off, to be turned on again later. */
  rest(): void {
    this.stopScreen();
    this.#close('camera');
    this.#close('microphone');
  }

  close(): void {
    this.#isClosed = true;
    this.rest();
  }

  #remember(change: Partial<DeviceChoice>): void {
    const choice = { ...this.#now.choice, ...change };
    writeChoice(choice);
    this.store.setState({ choice });
  }

  #close(kind: DeviceKind): void {
    this.#now[kind]?.stop();
    this.store.setState({ [kind]: null });
  }

  async #open(kind: DeviceKind, ask: () => Promise<MediaStreamTrack | undefined>): Promise<void> {
    try {
      const track = await ask();
      // Who has left meanwhile must not be filmed.
      if (this.#isClosed || !track) {
        track?.stop();
        return;
      }
      this.#now[kind]?.stop();
      track.addEventListener('ended', () => this.#lost(kind, track), { once: true });
      const { [kind]: _, ...troubles } = this.#now.troubles;
      this.store.setState({ [kind]: track, troubles });
    } catch (error) {
      const trouble = troubleOf(error);
      // Closing the chooser of a screen is no trouble.
      if (kind === 'screen' && trouble === 'refused') return;
      this.store.setState(({ troubles }) => ({ troubles: { ...troubles, [kind]: trouble } }));
    }
  }

  /** Pulled out, or stopped by the browser's own button. Another device of the kind takes its place. */
  #lost(kind: DeviceKind, track: MediaStreamTrack): void {
    if (this.#isClosed || this.#now[kind] !== track) return;
    this.store.setState({ [kind]: null });
    if (kind === 'camera') void this.openCamera();
    else if (kind === 'microphone') void this.openMicrophone();
    else this.stopScreen();
  }
}
