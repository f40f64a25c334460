import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { openRoom } from '@shuyuan/contract/live/room.wire';
import type { RoomSlides } from '@shuyuan/contract/live/room-protocol';
import { type ComponentType, createContext, useContext } from 'react';

export type Entry = OutputOf<typeof openRoom>;

export type SlidePageProps = {
  readonly kind: RoomSlides['kind'];
  readonly path: string;
  readonly page: number;
  readonly label: string;
  /** How many pages it has, once that is known. */
  readonly onPages?: ((pages: number) => void) | undefined;
};

/** What a room borrows from other features; the app puts it here, because features never meet. */
export type RoomParts = {
  readonly SlidePage: ComponentType<SlidePageProps>;
  readonly SlidesUpload: ComponentType<{ liveId: string; onUploaded: (fileId: string) => void }>;
};

export const RoomPartsContext = createContext<RoomParts | null>(null);

export function useRoomParts(): RoomParts {
  const parts = useContext(RoomPartsContext);
  if (!parts) throw new Error('the app gives this room no parts');
  return parts;
}
