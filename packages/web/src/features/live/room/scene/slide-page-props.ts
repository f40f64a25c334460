import type { RoomSlides } from '@shuyuan/contract/live/room/room-protocol';

export type SlidePageProps = {
  readonly kind: RoomSlides['kind'];
  readonly path: string;
  readonly page: number;
  readonly label: string;
  /** How many pages it has, once that is known. */
  readonly onPages?: ((pages: number) => void) | undefined;
};
