import * as wire from '@shuyuan/contract/study/play/play.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { reportPlay } from './report-play.ts';
import { startPlay } from './start-play.ts';

/** The calls of a player. */
export const playRoutes: readonly Route[] = [on(wire.startPlay, startPlay), on(wire.reportPlay, reportPlay)];
