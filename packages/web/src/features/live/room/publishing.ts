import { mainPicture, type Picture, PictureMix } from '../broadcast/picture-mix.ts';
import { BroadcastSender, type SendState } from '../broadcast/send-broadcast.ts';
import { type PictureQuality, pictureSizes } from '../broadcast/send-rate.ts';
import { SoundMix } from '../broadcast/sound-mix.ts';

export type Scene = {
  readonly isOn: boolean;
  readonly quality: PictureQuality;
  readonly pictures: readonly Picture[];
  readonly sounds: ReadonlyMap<string, MediaStreamTrack>;
};

type Options = {
  readonly liveId: string;
  readonly ticket: () => string;
  readonly onState: (state: SendState) => void;
};

/** What the audience is sent: everybody on the stage in one picture and one sound. */
export class Publishing {
  readonly #sender: BroadcastSender;
  #sound: SoundMix | null = null;
  #mix: { readonly mix: PictureMix; readonly quality: PictureQuality } | null = null;
  #stream: { readonly picture: MediaStreamTrack | null; readonly stream: MediaStream } | null = null;

  constructor(options: Options) {
    this.#sender = new BroadcastSender(options);
  }

  show(scene: Scene): void {
    if (!scene.isOn) {
      this.#rest();
      return;
    }
    this.#sound ??= new SoundMix();
    this.#sound.use(scene.sounds);
    const stream = this.#streamWith(this.#pictureOf(scene));
    const { videoBitsPerSecond } = pictureSizes[scene.quality];
    this.#sender.send({ stream, videoBitsPerSecond });
  }

  sendHere(): void {
    this.#sender.sendHere();
  }

  close(): void {
    this.#rest();
  }

  #rest(): void {
    this.#sender.send(null);
    this.#stream = null;
    this.#endMix();
    this.#sound?.close();
    this.#sound = null;
  }

  #endMix(): void {
    this.#mix?.mix.close();
    this.#mix = null;
  }

  /** One picture goes out as it is; from two on they are drawn together, and stay so: fewer new beginnings. */
  #pictureOf({ pictures, quality }: Scene): MediaStreamTrack | null {
    if (pictures.length === 0) {
      this.#endMix();
      return null;
    }
    if (this.#mix && this.#mix.quality !== quality) this.#endMix();
    if (!this.#mix && pictures.length > 1) {
      const mix = PictureMix.create(pictureSizes[quality]);
      this.#mix = mix && { mix, quality };
    }
    if (!this.#mix) return mainPicture(pictures)?.track ?? null;
    this.#mix.mix.show(pictures);
    return this.#mix.mix.track;
  }

  #streamWith(picture: MediaStreamTrack | null): MediaStream {
    if (this.#stream?.picture === picture) return this.#stream.stream;
    const tracks = [this.#sound?.track, picture].filter((track) => track instanceof MediaStreamTrack);
    const stream = new MediaStream(tracks);
    this.#stream = { picture, stream };
    return stream;
  }
}
