import { cushionAfterCalm, cushionAfterStall, firstCushion, type Range, steer } from './live-edge.ts';
import { mediaSourceOf } from './media-types.ts';

const steerMs = 250;
/** Without a stop for this long the cushion shrinks by a step. */
const calmMs = 3_000;
/** A jump stops the picture for a moment by itself: that says nothing about the line. */
const afterJumpMs = 1_500;

export type PlayerEvents = {
  /** Seconds behind; null while nothing has arrived. */
  readonly onBehind: (seconds: number | null) => void;
  readonly onStall: (isStalled: boolean) => void;
  /** The browser wants a click first. */
  readonly onBlocked: () => void;
  /** What was appended cannot be played: it must be begun anew. */
  readonly onBroken: () => void;
};

const rangesOf = ({ buffered }: HTMLMediaElement): Range[] =>
  Array.from({ length: buffered.length }, (_, index) => ({ start: buffered.start(index), end: buffered.end(index) }));

function joined(pieces: readonly ArrayBuffer[]): ArrayBuffer {
  if (pieces.length === 1 && pieces[0]) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(new Uint8Array(piece), at);
    at += piece.byteLength;
  }
  return whole.buffer;
}

/** One recording as it comes, from its beginning to the next. */
class Feed {
  readonly #video: HTMLVideoElement;
  readonly #onBroken: () => void;
  readonly #source: MediaSource;
  readonly #address: string;
  #buffer: SourceBuffer | null = null;
  #queue: (ArrayBuffer | 'skip')[] = [];
  #trimTo: number | null = null;

  constructor(video: HTMLVideoElement, mimeType: string, onBroken: () => void) {
    this.#video = video;
    this.#onBroken = onBroken;
    const Source = mediaSourceOf();
    if (!Source) throw new Error('this browser plays no sources');
    this.#source = new Source();
    this.#address = URL.createObjectURL(this.#source);
    this.#source.addEventListener('sourceopen', () => this.#open(mimeType), { once: true });
    // An iPhone plays a managed source only where it may not hand the film over to a television.
    video.disableRemotePlayback = true;
    video.src = this.#address;
  }

  append(piece: ArrayBuffer | 'skip'): void {
    this.#queue.push(piece);
    this.#pump();
  }

  trim(to: number): void {
    this.#trimTo = to;
    this.#pump();
  }

  close(): void {
    this.#buffer = null;
    this.#queue = [];
    URL.revokeObjectURL(this.#address);
  }

  #open(mimeType: string): void {
    try {
      this.#buffer = this.#source.addSourceBuffer(mimeType);
    } catch {
      this.#onBroken();
      return;
    }
    this.#buffer.addEventListener('updateend', () => this.#pump());
    this.#buffer.addEventListener('error', this.#onBroken);
    this.#pump();
  }

  #pump(): void {
    const buffer = this.#buffer;
    if (!buffer || buffer.updating || this.#source.readyState !== 'open') return;
    try {
      if (this.#trimTo !== null) {
        const to = this.#trimTo;
        this.#trimTo = null;
        buffer.remove(0, to);
      } else this.#appendNext(buffer);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') this.#makeRoom(buffer);
      else this.#onBroken();
    }
  }

  #appendNext(buffer: SourceBuffer): void {
    if (this.#queue[0] === 'skip') {
      this.#queue.shift();
      // The bytes after a skip begin a cluster of their own; half a block before them would spoil it.
      buffer.abort();
    }
    const until = this.#queue.indexOf('skip');
    const pieces = this.#queue.splice(0, until < 0 ? this.#queue.length : until).filter((piece) => piece !== 'skip');
    if (pieces.length > 0) buffer.appendBuffer(joined(pieces));
  }

  #makeRoom(buffer: SourceBuffer): void {
    const { currentTime } = this.#video;
    if (currentTime > 2 && !buffer.updating) buffer.remove(0, currentTime - 1);
    else this.#onBroken();
  }
}

/** Plays what arrives as close to its edge as the line allows. */
export class LivePlayer {
  readonly #video: HTMLVideoElement;
  readonly #events: PlayerEvents;
  #feed: Feed | null = null;
  #cushion = firstCushion;
  #calmSince = Date.now();
  #timer: ReturnType<typeof setInterval>;
  #isBlocked = false;
  #jumpedAt = 0;

  constructor(video: HTMLVideoElement, events: PlayerEvents) {
    this.#video = video;
    this.#events = events;
    this.#timer = setInterval(() => this.#steer(), steerMs);
    video.addEventListener('waiting', this.#stalled);
    video.addEventListener('playing', this.#goesOn);
    video.addEventListener('error', this.#failed);
  }

  start(mimeType: string): void {
    this.#feed?.close();
    this.#feed = new Feed(this.#video, mimeType, () => this.#events.onBroken());
    this.#jumpedAt = Date.now();
    void this.play();
  }

  append(bytes: ArrayBuffer): void {
    this.#feed?.append(bytes);
  }

  skip(): void {
    this.#feed?.append('skip');
  }

  /** The last picture stays until another one comes. */
  stop(): void {
    this.#feed?.close();
    this.#feed = null;
    this.#events.onBehind(null);
  }

  async play(): Promise<void> {
    try {
      await this.#video.play();
      this.#isBlocked = false;
    } catch (error) {
      // Anything else was a new source taking the place of this one.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.#isBlocked = true;
      this.#events.onBlocked();
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#video.removeEventListener('waiting', this.#stalled);
    this.#video.removeEventListener('playing', this.#goesOn);
    this.#video.removeEventListener('error', this.#failed);
    this.#feed?.close();
    this.#feed = null;
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  readonly #stalled = (): void => {
    if (!this.#feed || this.#video.buffered.length === 0) return;
    this.#events.onStall(true);
    if (Date.now() - this.#jumpedAt < afterJumpMs) return;
    this.#cushion = cushionAfterStall(this.#cushion);
    this.#calmSince = Date.now();
  };

  readonly #goesOn = (): void => this.#events.onStall(false);

  readonly #failed = (): void => {
    if (this.#feed) this.#events.onBroken();
  };

  #steer(): void {
    const video = this.#video;
    if (!this.#feed || this.#isBlocked) return;
    if (Date.now() - this.#calmSince > calmMs) {
      this.#calmSince = Date.now();
      this.#cushion = cushionAfterCalm(this.#cushion);
    }
    const { behind, rate, seekTo, trimTo } = steer({
      time: video.currentTime,
      ranges: rangesOf(video),
      cushion: this.#cushion,
      rate: video.playbackRate,
    });
    if (video.playbackRate !== rate) video.playbackRate = rate;
    if (seekTo !== null) {
      this.#jumpedAt = Date.now();
      video.currentTime = seekTo;
    }
    if (trimTo !== null) this.#feed.trim(trimTo);
    // A phone that was locked has paused it; nobody else may.
    if (video.paused && behind !== null) void this.play();
    this.#events.onBehind(behind);
  }
}
