import * as behaviourWire from '@shuyuan/contract/system/behaviour.wire';
import * as wire from '@shuyuan/contract/system/system.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { readConfig, readConfigs, readTouristConfig } from './read-config.ts';
import { type HomeReader, readGlobalData } from './read-global-data.ts';
import { setUp } from './set-up.ts';
import { recordAction, recordBehaviour, recordEntry } from './behaviour/record-behaviour.ts';

/** `readHome` is of the pages of the site, which know settings and not the other way round. */
export const systemRoutes = (readHome: HomeReader): readonly Route[] => [
  on(wire.readConfig, readConfig),
  on(wire.readTouristConfig, readTouristConfig),
  on(wire.readConfigs, readConfigs),
  on(wire.readGlobalData, (ctx) => readGlobalData(ctx, readHome)),
  on(wire.setUp, setUp),
  on(behaviourWire.recordBehaviour, recordBehaviour),
  on(behaviourWire.recordAction, recordAction),
  on(behaviourWire.recordEntry, recordEntry),
];
