import * as wire from '@shuyuan/contract/ledger/currency.wire';
import { on } from '../../../platform/http/route.ts';
import { listRewarders } from './list-rewarders.ts';
import { reward } from './reward.ts';

export const rewardRoutes = [on(wire.reward, reward), on(wire.listRewarders, listRewarders)];
