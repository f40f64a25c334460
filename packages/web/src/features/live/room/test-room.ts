import type { RoomPerson, RoomState, ServerMessage } from '@shuyuan/contract/live/room/room-protocol';
import type { OpenSocket } from './connection/room-connection.ts';
import type { RoomEntry } from './room-entry.ts';

export const personOf = (key: string, identity: RoomPerson['identity'] = 1): RoomPerson => ({
  key: `m:${key}`,
  name: key,
  portrait: null,
  identity,
});

export const stateOf = (changes: Partial<RoomState> = {}): RoomState => ({
  self: { ...personOf('lin'), isMuted: false, isOnStage: false },
  status: 2,
  startedTime: 1_000,
  watching: 3,
  settings: { slowSeconds: 0, isChatOpen: true, announcement: '' },
  messages: [],
  questions: [],
  votedQuestionIds: [],
  polls: [],
  votedPollIds: [],
  slides: null,
  stage: 'off',
  feeds: [],
  broadcast: { isOn: false, generation: 0, mimeType: null },
  hands: [],
  ...changes,
});

export const entryOf = (changes: Partial<RoomEntry> = {}): RoomEntry => ({
  ticket: 'ticket',
  expireTime: 1_000,
  identity: 1,
  live: {
    id: '7',
    subject: 'The live',
    status: 2,
    liveMode: 1,
    startTime: 1_000,
    coverPath: null,
    lecturerDesc: '',
    desc: '',
    lecturerName: 'Zhou',
    creatorName: 'Zhou',
    canEnd: false,
  },
  iceServers: [],
  push: null,
  stage: { engine: 'off', offers: 'client' },
  ...changes,
});

export const chatOf = (id: string, author = 'zhou') => ({
  id,
  kind: 'chat' as const,
  author: personOf(author),
  text: `text ${id}`,
  time: 1,
});

/** Sockets in the place of the browser's: what was said on each, and the other end in the hands of the test. */
export function fakeSockets() {
  const opened: {
    readonly address: string;
    readonly said: Record<string, unknown>[];
    readonly open: () => void;
    readonly receive: (message: ServerMessage) => void;
    readonly close: (code: number) => void;
    isClosed: boolean;
  }[] = [];
  const openSocket: OpenSocket = (address, on) => {
    const end = {
      address,
      said: [] as Record<string, unknown>[],
      open: on.open,
      receive: (message: ServerMessage) => on.text(JSON.stringify(message)),
      close: on.closed,
      isClosed: false,
    };
    opened.push(end);
    return {
      send: (text) => void end.said.push(JSON.parse(text) as Record<string, unknown>),
      close: () => {
        end.isClosed = true;
      },
    };
  };
  const last = () => {
    const end = opened.at(-1);
    if (!end) throw new Error('no socket was opened');
    return end;
  };
  return { opened, openSocket, last };
}
