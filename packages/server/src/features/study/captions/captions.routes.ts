import * as wire from '@shuyuan/contract/study/captions/captions.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listCaptions, readCaptions } from './read-captions.ts';
import { removeCaptions, saveCaptions } from './save-captions.ts';

/** The calls about what is said in a film or sound. */
export const captionRoutes: readonly Route[] = [
  on(wire.saveCaptions, saveCaptions),
  on(wire.removeCaptions, removeCaptions),
  on(wire.listCaptions, listCaptions),
  on(wire.readCaptions, readCaptions),
];
