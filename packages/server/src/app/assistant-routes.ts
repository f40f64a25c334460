import { assistantsRoutes } from '../features/assistant/assistants/assistants.routes.ts';
import { findPrompt } from '../features/assistant/assistants/read-assistants.ts';
import { chatRoutes } from '../features/assistant/chat.routes.ts';
import { resourcesRoutes } from '../features/assistant/resources/resources.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { knowledge } from './knowledge.ts';
import { searchables } from './searchables.ts';

/** Every call about the assistant. */
export const assistantRoutes: readonly Route[] = [
  ...chatRoutes({ searchables, findPrompt }),
  ...assistantsRoutes,
  ...resourcesRoutes(knowledge),
];
