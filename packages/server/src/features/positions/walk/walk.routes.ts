import * as wire from '@shuyuan/contract/positions/position.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listPositionPaths } from './list-position-paths.ts';
import { listPositionStudy } from './list-position-study.ts';
import { confirmPositionSection, openPositionSection } from './open-position-section.ts';
import { readPositionBasicInfo } from './read-position-basic-info.ts';

/** The calls of whoever walks a path. */
export const walkRoutes: readonly Route[] = [
  on(wire.listPositionPaths, listPositionPaths),
  on(wire.readPositionBasicInfo, readPositionBasicInfo),
  on(wire.listPositionStudy, listPositionStudy),
  on(wire.openPositionSection, openPositionSection),
  on(wire.confirmPositionSection, confirmPositionSection),
];
