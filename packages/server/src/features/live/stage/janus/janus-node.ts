import { createHash } from 'node:crypto';
import type { Log } from '../../../../platform/log.ts';
import { publishBitsPerSecond } from '../embedded/media-driver.ts';
import { StageRefusal } from '../stage-engine.ts';
import { JanusError, type JanusHandle, type JanusLink, openJanusLink } from './janus-link.ts';

const reconnectMs = 1_000;
const roomExists = 427;
/** Those who speak at once; a room of Janus has three without this. */
const maxPublishers = 50;

/** Janus counts rooms and feeds with numbers unless told otherwise; 52 bits of a digest never meet by chance. */
export const numberOf = (text: string): number =>
  Number(createHash('sha256').update(text).digest().readBigUInt64BE() >> 12n) || 1;

type JanusAddress = { readonly url: string; readonly secret: string };
type Ears = { readonly onUp: () => void; readonly onDown: () => void };
type Line = { readonly link: JanusLink; readonly manager: JanusHandle };

export type JanusNode = ReturnType<typeof openJanusNode>;

/** One Janus: when the line to it ends, everything we have there is gone, and it begins anew. */
export function openJanusNode({ url, secret }: JanusAddress, log: Log, { onUp, onDown }: Ears) {
  let line: Line | null = null;
  let isClosed = false;
  const rooms = new Set<number>();

  function again(): void {
    if (!isClosed) setTimeout(() => void connect(), reconnectMs).unref();
  }
  function ended(): void {
    if (!line) return;
    line = null;
    rooms.clear();
    if (isClosed) return;
    log.warn({ url }, 'the line to Janus is lost; it is tried again');
    onDown();
    again();
  }

  /** Never rejects: a Janus that is down for the moment does not keep the product from starting. */
  async function connect(): Promise<void> {
    let link: JanusLink | null = null;
    try {
      link = await openJanusLink({ url, secret }, ended);
      line = { link, manager: await link.attach() };
      log.info({ url }, 'Janus carries the stage');
      onUp();
    } catch (error) {
      log.warn({ url, err: error }, 'Janus does not answer');
      link?.close();
      again();
    }
  }

  const open = (): Line => {
    if (!line) throw new StageRefusal('unavailable', 'Janus does not answer');
    return line;
  };
  const request = async (body: Readonly<Record<string, unknown>>) => (await open().manager.request(body)).data;

  return {
    host: new URL(url).hostname,
    isUp: (): boolean => line !== null,
    open: connect,
    attach: async (): Promise<JanusHandle> => open().link.attach(),
    request,
    ensureRoom: async (room: number): Promise<void> => {
      if (rooms.has(room)) return;
      const wish = { room, publishers: maxPublishers, is_private: true, audiocodec: 'opus', videocodec: 'vp8' };
      await request({ request: 'create', ...wish, bitrate: publishBitsPerSecond }).catch((error: unknown) => {
        if (!(error instanceof JanusError) || error.code !== roomExists) throw error;
      });
      rooms.add(room);
    },
    dropRoom: async (room: number): Promise<void> => {
      // One that is not there any more is as gone as it should be.
      if (rooms.delete(room)) await request({ request: 'destroy', room }).catch(() => undefined);
    },
    close: (): void => {
      isClosed = true;
      line?.link.close();
    },
  };
}
