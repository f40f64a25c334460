import * as wire from '@shuyuan/contract/live/room/room.wire';
import { on, onWithCookie } from '../../../platform/http/route.ts';
import { guestLogin } from './guest-login.ts';
import { keyLogin } from './key-login.ts';
import { listPresent } from './list-present.ts';
import { addSlides, listSlides } from './manage-slides.ts';
import { openRoom } from './open-room.ts';
import { giveGuestCookie } from './room-guest.ts';

export const roomRoutes = [
  on(wire.openRoom, openRoom),
  onWithCookie(wire.keyLogin, keyLogin, giveGuestCookie),
  onWithCookie(wire.guestLogin, guestLogin, giveGuestCookie),
  on(wire.listPresent, listPresent),
  on(wire.listSlides, listSlides),
  on(wire.addSlides, addSlides),
];
