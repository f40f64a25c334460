import type { PictureKind } from './picture-layout.ts';
import type { PictureTask } from './picture-messages.ts';
import type { PictureSize } from './send-rate.ts';

export type Picture = { readonly key: string; readonly kind: PictureKind; readonly track: MediaStreamTrack };

/** What only some browsers have; the others send one picture at a time. */
type Mixing = {
  readonly MediaStreamTrackProcessor?: new (init: { track: MediaStreamTrack }) => {
    readonly readable: ReadableStream<VideoFrame>;
  };
  readonly MediaStreamTrackGenerator?: new (init: { kind: 'video' }) => MediaStreamTrack & {
    readonly writable: WritableStream<VideoFrame>;
  };
};

/** The one that matters most when only one can be sent. */
export const mainPicture = (pictures: readonly Picture[]): Picture | null =>
  pictures.find(({ kind }) => kind === 'screen') ?? pictures[0] ?? null;

/** Several pictures as one track. The track stays the same while pictures come and go: viewers notice nothing. */
export class PictureMix {
  readonly #worker: Worker;
  readonly #Processor: NonNullable<Mixing['MediaStreamTrackProcessor']>;
  readonly #shown = new Map<string, MediaStreamTrack>();
  readonly track: MediaStreamTrack;

  private constructor(
    Processor: NonNullable<Mixing['MediaStreamTrackProcessor']>,
    worker: Worker,
    track: MediaStreamTrack,
  ) {
    this.#Processor = Processor;
    this.#worker = worker;
    this.track = track;
  }

  /** Null where the browser cannot. */
  static create({ width, height, frameRate }: PictureSize): PictureMix | null {
    // Not in the types of every browser's page.
    const { MediaStreamTrackProcessor: Processor, MediaStreamTrackGenerator: Generator } = window as unknown as Mixing;
    if (!Processor || !Generator) return null;
    const worker = new Worker(new URL('picture.worker.ts', import.meta.url), { type: 'module' });
    const track = new Generator({ kind: 'video' });
    const task: PictureTask = { t: 'begin', canvas: { width, height }, frameRate, output: track.writable };
    worker.postMessage(task, [track.writable]);
    return new PictureMix(Processor, worker, track);
  }

  show(pictures: readonly Picture[]): void {
    const wanted = new Map(pictures.map((picture) => [picture.key, picture]));
    for (const [key, track] of this.#shown) {
      if (wanted.get(key)?.track !== track) this.#remove(key);
    }
    for (const picture of pictures) if (!this.#shown.has(picture.key)) this.#add(picture);
  }

  close(): void {
    this.track.stop();
    this.#worker.terminate();
  }

  #add({ key, kind, track }: Picture): void {
    const { readable } = new this.#Processor({ track });
    this.#shown.set(key, track);
    const task: PictureTask = { t: 'add', key, kind, frames: readable };
    this.#worker.postMessage(task, [readable]);
  }

  #remove(key: string): void {
    this.#shown.delete(key);
    const task: PictureTask = { t: 'remove', key };
    this.#worker.postMessage(task, []);
  }
}
