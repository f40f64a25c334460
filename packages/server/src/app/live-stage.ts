import type { FastifyInstance } from 'fastify';
import { addStageWebhook } from '../features/live/stage/livekit/add-webhook.ts';
import { openStage, type Stage } from '../features/live/stage/open-stage.ts';
import type { Config } from '../platform/config.ts';
import type { SystemContext } from '../platform/context.ts';

type Serving = { readonly config: Config; readonly system: SystemContext };

/** The stage of this process, and where its supplier tells what happens there. */
export function serveStage(http: FastifyInstance, { config, system }: Serving): Stage {
  const stage = openStage({ config, ...system });
  if (stage.webhook) addStageWebhook(http, stage.webhook);
  return stage;
}
