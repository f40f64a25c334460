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

const stopAll = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const exact = (id: string): { deviceId?: ConstrainDOMString } => (id === '' ? {} : { deviceId: { ideal: id } });

/** Camera, microphone and screen of this person, from the check before entering until they leave. */
export class LocalMedia {
  readonly store: StoreApi<LocalState>;
  /** What was given for each: sound that came along with a screen ends with it. */
  readonly #streams = new Map<DeviceKind, MediaStream>();
  /** The last time each was asked for; whoever turned it off meanwhile wants no answer. */
  readonly #asked = new Map<DeviceKind, symbol>();
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
    await this.#open('camera', () => devices().getUserMedia({ video: wanted }));
  }

  async openMicrophone(): Promise<void> {
    const wanted = { ...exact(this.#now.choice.microphone), echoCancellation: true, noiseSuppression: true };
    await this.#open('microphone', () => devices().getUserMedia({ audio: wanted }));
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
    await this.#open('screen', () => devices().getDisplayMedia({ video: { frameRate: 15 }, audio: true }));
  }

  stopScreen(): void {
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
    this.#asked.delete(kind);
    stopAll(this.#streams.get(kind));
    this.#streams.delete(kind);
    this.store.setState({ [kind]: null, ...(kind === 'screen' && { screenSound: null }) });
  }

  async #open(kind: DeviceKind, ask: () => Promise<MediaStream>): Promise<void> {
    const own = Symbol(kind);
    this.#asked.set(kind, own);
    try {
      const stream = await ask();
      const [sound] = stream.getAudioTracks();
      const track = kind === 'microphone' ? sound : stream.getVideoTracks()[0];
      // Who has left meanwhile must not be filmed.
      if (this.#isClosed || this.#asked.get(kind) !== own || !track) {
        stopAll(stream);
        return;
      }
      stopAll(this.#streams.get(kind));
      this.#streams.set(kind, stream);
      track.addEventListener('ended', () => this.#lost(kind, track), { once: true });
      const { [kind]: _, ...troubles } = this.#now.troubles;
      this.store.setState({ [kind]: track, troubles, ...(kind === 'screen' && { screenSound: sound ?? null }) });
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
