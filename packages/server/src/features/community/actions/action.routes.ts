import * as wire from '@shuyuan/contract/community/question-action.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Discussables } from '../discussions/discussed.ts';
import { actOn } from './act-on.ts';
import { countRead } from './count-reads.ts';
import { readDiscussStatus } from './read-discuss-status.ts';

export const actionRoutes = (discussables: Discussables): readonly Route[] => [
  on(wire.actOn, actOn(discussables)),
  on(wire.countRead, countRead),
  on(wire.readDiscussStatus, readDiscussStatus),
];
