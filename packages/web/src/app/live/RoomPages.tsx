import { KeyLoginPage } from '../../features/live/room/KeyLoginPage.tsx';
import { LiveActionPage } from '../../features/live/room/LiveActionPage.tsx';
import { type RoomParts, RoomPartsContext } from '../../features/live/room/room-parts.ts';
import { SlidePage } from './SlidePage.tsx';
import { SlidesUpload } from './SlidesUpload.tsx';

/** What rooms borrow from files. */
const parts: RoomParts = { SlidePage, SlidesUpload };

export const ActionPage = () => (
  <RoomPartsContext value={parts}>
    <LiveActionPage />
  </RoomPartsContext>
);

export const PasscodePage = () => (
  <RoomPartsContext value={parts}>
    <KeyLoginPage />
  </RoomPartsContext>
);
