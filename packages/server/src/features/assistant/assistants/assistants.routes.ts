import * as wire from '@shuyuan/contract/assistant/assistants.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { changeAssistant, createAssistant, removeAssistant } from './keep-assistants.ts';
import { listAssistants, listLabels } from './read-assistants.ts';

export const assistantsRoutes: readonly Route[] = [
  on(wire.listAssistants, listAssistants),
  on(wire.createAssistant, createAssistant),
  on(wire.changeAssistant, changeAssistant),
  on(wire.removeAssistant, removeAssistant),
  on(wire.listLabels, listLabels),
];
