import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { MediaHello, MediaNote } from '@shuyuan/contract/live/room/media-protocol';
import { roomMediaPath } from '@shuyuan/contract/live/room/room-protocol';
import { WebSocket } from 'ws';

/** The socket of a broadcast, at either end. */
export class MediaClient {
  readonly notes: MediaNote[] = [];
  readonly pieces: Buffer[] = [];
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  #waiting = new Set<() => void>();

  constructor(url: string, liveId: string, hello: MediaHello) {
    const address = `${url.replace('http', 'ws')}${apiBase}${roomMediaPath(liveId)}`;
    this.socket = new WebSocket(address, { headers: { origin: url } });
    this.socket.on('open', () => this.socket.send(JSON.stringify(hello)));
    this.socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) this.pieces.push(data);
      else this.notes.push(JSON.parse(data.toString('utf8')) as MediaNote);
      this.#waiting.forEach((look) => look());
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((done) => this.socket.on('close', (code) => done(code)));
  }

  /** Everything that came since the last beginning, as one. */
  bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }

  until(isThere: (client: this) => boolean, what: string): Promise<void> {
    return new Promise((done, fail) => {
      const look = (): void => {
        if (!isThere(this)) return;
        this.#waiting.delete(look);
        clearTimeout(late);
        done();
      };
      const late = setTimeout(() => {
        const state = `${JSON.stringify(this.notes)}, ${this.bytes().length} bytes`;
        fail(new Error(`never came: ${what}; came ${state}`));
      }, 30_000);
      this.#waiting.add(look);
      look();
    });
  }

  async note<T extends MediaNote['t']>(t: T, times = 1): Promise<Extract<MediaNote, { t: T }>> {
    type Note = Extract<MediaNote, { t: T }>;
    const found = (): Note[] => this.notes.filter((one): one is Note => one.t === t);
    await this.until(() => found().length >= times, t);
    return found()[times - 1] as Note;
  }

  send(bytes: Buffer): void {
    this.socket.send(bytes);
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** As a recorder hands it over: pieces that know nothing of frames. */
export function piecesOf(bytes: Buffer, count: number): Buffer[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, n) => bytes.subarray(n * size, (n + 1) * size)).filter(
    (piece) => piece.length > 0,
  );
}
