import * as wire from '@shuyuan/contract/live/room.wire';
import { on } from '../../../platform/http/route.ts';
import { guestLogin } from './guest-login.ts';
import { keyLogin } from './key-login.ts';
import { listPresent } from './list-present.ts';
import { addSlides, listSlides } from './manage-slides.ts';
import { openRoom } from './open-room.ts';

export const roomRoutes = [
  on(wire.openRoom, openRoom),
  on(wire.keyLogin, keyLogin),
  on(wire.guestLogin, guestLogin),
  on(wire.listPresent, listPresent),
  on(wire.listSlides, listSlides),
  on(wire.addSlides, addSlides),
];
