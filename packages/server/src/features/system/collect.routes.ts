import * as wire from '@shuyuan/contract/system/collect.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { addCollect, type Collectable, readCollect, removeCollect } from './collect.ts';

export const collectRoutes = (kinds: readonly Collectable[]): readonly Route[] => [
  on(wire.readCollect, readCollect),
  on(wire.addCollect, addCollect(kinds)),
  on(wire.removeCollect, removeCollect(kinds)),
];
