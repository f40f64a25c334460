import * as wire from '@shuyuan/contract/community/question-action.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { accuse, readAccused } from './accuse.ts';
import { listAccusations } from './list-accusations.ts';
import { listModerated } from './list-moderated.ts';
import { moderate } from './moderate.ts';
import { settleAccusation } from './settle-accusation.ts';

export const moderationRoutes: readonly Route[] = [
  on(wire.accuse, accuse),
  on(wire.readAccused, readAccused),
  on(wire.listModerated, listModerated),
  on(wire.moderate, moderate),
  on(wire.listAccusations, listAccusations),
  on(wire.settleAccusation, settleAccusation),
];
