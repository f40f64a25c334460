import * as wire from '@shuyuan/contract/community/question-action.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Discussables } from '../discussions/discussed.ts';
import { accuse, readAccused } from './accuse.ts';
import { listAccusations } from './list-accusations.ts';
import { listModerated } from './list-moderated.ts';
import { moderate } from './moderate.ts';
import { settleAccusation } from './settle-accusation.ts';

export const moderationRoutes = (discussables: Discussables): readonly Route[] => [
  on(wire.accuse, accuse(discussables)),
  on(wire.readAccused, readAccused(discussables)),
  on(wire.listModerated, listModerated),
  on(wire.moderate, moderate),
  on(wire.listAccusations, listAccusations),
  on(wire.settleAccusation, settleAccusation(discussables)),
];
