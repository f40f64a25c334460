import * as behaviourWire from '@shuyuan/contract/system/behaviour.wire';
import * as wire from '@shuyuan/contract/system/system.wire';
import { on } from '../../platform/http/route.ts';
import { readConfig, readConfigs, readTouristConfig } from './read-config.ts';
import { readGlobalData } from './read-global-data.ts';
import { setUp } from './set-up.ts';
import { recordAction, recordBehaviour, recordEntry } from './behaviour/record-behaviour.ts';

export const systemRoutes = [
  on(wire.readConfig, readConfig),
  on(wire.readTouristConfig, readTouristConfig),
  on(wire.readConfigs, readConfigs),
  on(wire.readGlobalData, readGlobalData),
  on(wire.setUp, setUp),
  on(behaviourWire.recordBehaviour, recordBehaviour),
  on(behaviourWire.recordAction, recordAction),
  on(behaviourWire.recordEntry, recordEntry),
];
