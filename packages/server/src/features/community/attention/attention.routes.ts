import * as askBar from '@shuyuan/contract/community/ask-bar.wire';
import * as wire from '@shuyuan/contract/community/attention.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Followable } from './followable.ts';
import { readAttentionStatistic } from './read-statistic.ts';
import { listFollowers, readAttention, saveAttention } from './save-attention.ts';

export const attentionRoutes = (kinds: readonly Followable[]): readonly Route[] => [
  on(wire.saveAttention, saveAttention(kinds)),
  on(wire.readAttention, readAttention(kinds)),
  on(askBar.saveAskBarAttention, saveAttention(kinds)),
  on(askBar.readAskBarAttention, readAttention(kinds)),
  on(wire.listFollowers, listFollowers(kinds)),
  on(wire.readAttentionStatistic, readAttentionStatistic(kinds)),
];
