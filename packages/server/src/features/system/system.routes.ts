import * as wire from '@shuyuan/contract/system/system.wire';
import { on } from '../../platform/http/route.ts';
import { readConfig, readConfigs, readTouristConfig } from './read-config.ts';
import { readEntrance } from './read-entrance.ts';
import { readGlobalData } from './read-global-data.ts';
import { setUp } from './set-up.ts';

export const systemRoutes = [
  on(wire.readConfig, readConfig),
  on(wire.readTouristConfig, readTouristConfig),
  on(wire.readConfigs, readConfigs),
  on(wire.readGlobalData, readGlobalData),
  on(wire.readEntrance, readEntrance),
  on(wire.setUp, setUp),
];
