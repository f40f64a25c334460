import * as wire from '@shuyuan/contract/assistant/assistants.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { readMarker, setMarker } from './markers.ts';
import { listResources, readResource } from './read-resources.ts';
import type { Kinds } from './read-thing.ts';
import { summarize } from './summarize.ts';

export const resourcesRoutes = (kinds: Kinds): readonly Route[] => [
  on(wire.listResources, listResources(kinds)),
  on(wire.readResource, readResource(kinds)),
  on(wire.summarize, summarize(kinds)),
  on(wire.readMarker, readMarker(kinds)),
  on(wire.setMarker, setMarker(kinds)),
];
