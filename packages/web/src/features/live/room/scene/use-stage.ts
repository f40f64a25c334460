import type { StageFeed } from '@shuyuan/contract/live/room-protocol';

export type StagePeople = readonly {
  readonly feed: StageFeed;
  readonly picture: MediaStreamTrack | null;
  readonly sound: MediaStreamTrack | null;
}[];

const nobody: StagePeople = [];

export const useStage = (): StagePeople => nobody;
