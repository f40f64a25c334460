import type { MediaHello, MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import type { OpenMedia } from './media-socket.ts';
import type { Record } from './send-broadcast.ts';

/** Lines of sound and picture with the other end in the hands of the test. */
export function fakeLines() {
  const lines: {
    readonly hellos: MediaHello[];
    readonly sent: Blob[];
    readonly on: Parameters<OpenMedia>[1];
    readonly note: (note: MediaNote) => void;
    waiting: number;
    isClosed: boolean;
  }[] = [];
  const open: OpenMedia = (_liveId, on) => {
    const line = {
      hellos: [] as MediaHello[],
      sent: [] as Blob[],
      on,
      note: on.note,
      waiting: 0,
      isClosed: false,
    };
    lines.push(line);
    return {
      hello: (message) => void line.hellos.push(message),
      send: (piece) => void line.sent.push(piece),
      waiting: () => line.waiting,
      close: () => {
        line.isClosed = true;
      },
    };
  };
  const last = () => {
    const line = lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  };
  return { lines, open, last };
}

/** Recorders that record what the test hands them. */
export function fakeRecorders() {
  const made: { readonly on: Parameters<Record>[2]; readonly bits: number; isStopped: boolean }[] = [];
  const record: Record = (_stream, options, on) => {
    const recorder = { on, bits: options.videoBitsPerSecond ?? 0, isStopped: false };
    made.push(recorder);
    return {
      mimeType: () => `${options.mimeType};chosen`,
      start: on.started,
      stop: () => {
        recorder.isStopped = true;
      },
    };
  };
  const last = () => {
    const recorder = made.at(-1);
    if (!recorder) throw new Error('nothing is recorded');
    return recorder;
  };
  return { made, record, last, piece: (text: string) => last().on.piece(new Blob([text])) };
}
