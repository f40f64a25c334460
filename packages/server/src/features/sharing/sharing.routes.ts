import * as wire from '@shuyuan/contract/sharing/share.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { openShare } from './open-share.ts';
import type { Shareable } from './shareable.ts';
import { visitShare } from './visit-share.ts';

export const sharingRoutes = (kinds: readonly Shareable[]): readonly Route[] => [
  on(wire.openShare, openShare(kinds)),
  on(wire.createShare, createShare(kinds)),
  on(wire.visitShare, visitShare(kinds)),
  on(wire.listShares, listShares),
];
