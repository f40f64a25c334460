import * as wire from '@shuyuan/contract/exams/taking/attempts.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { findOutage } from './find-outage.ts';
import { giveBackTime } from './give-back-time.ts';

/** The calls by which time nobody could use is found and given back. */
export const outageRoutes: readonly Route[] = [on(wire.findOutage, findOutage), on(wire.giveBackTime, giveBackTime)];
