import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { RoomPerson, StageFeed, StageState } from '@shuyuan/contract/live/room/room-protocol';

/** Somebody in a room, as the stage knows them. Whether they may is decided before the desk is asked. */
export type OnStage = { readonly tenantId: string; readonly liveId: string; readonly person: RoomPerson };

/**
 * Where rooms ask for sound and picture of those who speak. Feeds are told the same on every process; `onChange` says
 * that state or feeds of a room are others now.
 */
export type StageService = {
  readonly state: (liveId: string) => StageState;
  readonly feeds: (liveId: string) => readonly StageFeed[];
  readonly publish: (
    who: OnStage,
    wish: { readonly source: StageFeed['source']; readonly offer: string },
  ) => Promise<{ readonly feedId: string; readonly answer: string }>;
  /** One session for each feed and line: whoever asks again has lost the first. */
  readonly watch: (
    who: OnStage,
    wish: { readonly feedId: string; readonly offer: string | null; readonly line: string },
  ) => Promise<{ readonly sessionId: string; readonly answer: string | null; readonly offer: string | null }>;
  readonly answer: (who: OnStage, given: { readonly sessionId: string; readonly answer: string }) => Promise<void>;
  /** Without a place: everything of that person in that room. */
  readonly leave: (who: OnStage, place?: { readonly feedId?: string; readonly sessionId?: string }) => Promise<void>;
  readonly onChange: (listener: (liveId: string) => void) => () => void;
};

const down = (): Promise<never> => Promise.reject(new AppError('room.stage-down'));

/** Of an installation without a stage: the room goes on without it. */
export const disabledStage: StageService = {
  state: () => 'off',
  feeds: () => [],
  publish: down,
  watch: down,
  answer: down,
  leave: async () => undefined,
  onChange: () => () => undefined,
};
