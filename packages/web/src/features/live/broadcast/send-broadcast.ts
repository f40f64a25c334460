import { broadcastRules, type MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { waitBefore } from '../room/connection/back-off.ts';
import { type MediaLine, openMedia, type OpenMedia } from './media-socket.ts';
import { sendableType } from './media-types.ts';
import { isCongested, slowerThan } from './send-rate.ts';

/** `busy`: somebody else sends for this room. `elsewhere`: oneself does, from another page. */
export type SendState = 'off' | 'connecting' | 'sending' | 'busy' | 'elsewhere' | 'reconnecting' | 'unsupported';

export type Recorder = {
  readonly mimeType: () => string;
  readonly start: (sliceMs: number) => void;
  /** After it nothing is heard of the recorder any more. */
  readonly stop: () => void;
};
type RecorderEvents = {
  readonly started: () => void;
  readonly piece: (data: Blob) => void;
  readonly failed: () => void;
};

type RecorderOptions = MediaRecorderOptions & {
  /** Known to Chromium; without it a joiner would wait up to a hundred frames for a picture. */
  readonly videoKeyFrameIntervalDuration: number;
};

export type Record = (stream: MediaStream, options: RecorderOptions, on: RecorderEvents) => Recorder;

type Options = {
  readonly liveId: string;
  readonly ticket: () => string;
  readonly onState: (state: SendState) => void;
  readonly open?: OpenMedia;
  readonly record?: Record;
  readonly typeFor?: (hasPicture: boolean) => string | null;
};

/** What is recorded and how many bits its picture may have. */
export type Sending = { readonly stream: MediaStream; readonly videoBitsPerSecond: number };

const busyRetryMs = 2_000;

const browserRecorder: Record = (stream, options, on) => {
  const recorder = new MediaRecorder(stream, options);
  const deaf = new AbortController();
  const { signal } = deaf;
  recorder.addEventListener('start', on.started, { signal });
  recorder.addEventListener('dataavailable', ({ data }) => on.piece(data), { signal });
  recorder.addEventListener('error', on.failed, { signal });
  return {
    mimeType: () => recorder.mimeType,
    start: (sliceMs) => recorder.start(sliceMs),
    stop: () => {
      deaf.abort();
      // One whose tracks have ended has stopped by itself and would throw.
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
};

/** Records what the host shows and sends it. Whatever changes or breaks, it begins a new recording: a generation. */
export class BroadcastSender {
  readonly #options: Options;
  #sending: Sending | null = null;
  #bits = 0;
  #line: MediaLine | null = null;
  #recorder: Recorder | null = null;
  #isAccepted = false;
  #early: Blob[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  /** Two pages of one person would take the place from each other for ever: who lost it waits to be told. */
  #isElsewhere = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Null stops. The same stream again changes nothing. */
  send(sending: Sending | null): void {
    if (this.#sending?.stream === sending?.stream) return;
    this.#sending = sending;
    this.#bits = sending?.videoBitsPerSecond ?? 0;
    this.#attempt = 0;
    if (!sending) this.stop();
    else if (!this.#isElsewhere) this.#begin();
  }

  /** Takes the place back from another page. */
  sendHere(): void {
    this.#isElsewhere = false;
    this.#attempt = 0;
    this.#begin();
  }

  stop(): void {
    this.#sending = null;
    this.#isElsewhere = false;
    this.#halt();
    this.#options.onState('off');
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#recorder?.stop();
    this.#recorder = null;
    this.#line?.close();
    this.#line = null;
    this.#isAccepted = false;
    this.#early = [];
  }

  #again(afterMs: number): void {
    this.#halt();
    this.#timer = setTimeout(() => this.#begin(), afterMs);
  }

  #begin(): void {
    this.#halt();
    const { liveId, onState, open = openMedia, typeFor = sendableType } = this.#options;
    const stream = this.#sending?.stream;
    if (!stream) return;
    const mimeType = typeFor(stream.getVideoTracks().length > 0);
    if (mimeType === null) {
      onState('unsupported');
      return;
    }
    onState(this.#attempt === 0 ? 'connecting' : 'reconnecting');
    const line = open(liveId, {
      open: () => this.#record(stream, mimeType),
      // An older line hears that it was replaced, by this one.
      note: (note) => (line === this.#line ? this.#take(note) : undefined),
      bytes: () => undefined,
      closed: (code) => this.#closed(code),
    });
    this.#line = line;
  }

  #record(stream: MediaStream, mimeType: string): void {
    const { ticket, record = browserRecorder } = this.#options;
    try {
      const options = {
        mimeType,
        videoBitsPerSecond: this.#bits,
        audioBitsPerSecond: broadcastRules.audioBitsPerSecond,
        videoKeyFrameIntervalDuration: broadcastRules.keyFrameMs,
      };
      const recorder = record(stream, options, {
        // Only a running recorder knows the codecs it has chosen, and viewers need their names.
        started: () => this.#line?.hello({ t: 'send', ticket: ticket(), mimeType: recorder.mimeType() || mimeType }),
        piece: (data) => this.#piece(data),
        failed: () => this.#again(waitBefore(this.#attempt)),
      });
      this.#recorder = recorder;
      recorder.start(broadcastRules.sliceMs);
    } catch {
      this.#attempt += 1;
      this.#again(waitBefore(this.#attempt));
    }
  }

  #piece(data: Blob): void {
    if (data.size === 0) return;
    if (!this.#isAccepted) {
      this.#early.push(data);
      return;
    }
    this.#line?.send(data);
    if (!isCongested(this.#line?.waiting() ?? 0, this.#bits)) return;
    this.#bits = slowerThan(this.#bits);
    this.#options.onState('reconnecting');
    this.#begin();
  }

  #take(note: MediaNote): void {
    if (note.t === 'refused') {
      // The line is closed with it; what comes after is decided there.
      if (note.code === 'room.busy-sending') this.#busy();
      else if (note.code === 'room.sending-elsewhere') this.#yield();
      return;
    }
    if (note.t !== 'accepted') return;
    this.#isAccepted = true;
    this.#attempt = 0;
    for (const piece of this.#early.splice(0)) this.#line?.send(piece);
    this.#options.onState('sending');
  }

  #busy(): void {
    this.#options.onState('busy');
    this.#again(busyRetryMs);
  }

  #yield(): void {
    this.#isElsewhere = true;
    this.#halt();
    this.#options.onState('elsewhere');
  }

  #closed(code: number): void {
    this.#line = null;
    if (code === RoomClose.ended || code === RoomClose.removed) {
      this.stop();
      return;
    }
    this.#options.onState('reconnecting');
    this.#attempt += 1;
    this.#again(waitBefore(this.#attempt));
  }
}
