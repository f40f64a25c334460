import type { Bus } from '../../../platform/bus.ts';
import type { Config } from '../../../platform/config.ts';
import type { Locks } from '../../../platform/locks.ts';
import type { Log } from '../../../platform/log.ts';
import { disabledStage, type StageService } from '../room/stage-service.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import { homedStage } from './home/stage-home.ts';
import { janusEngine } from './janus/janus-engine.ts';
import { liveKitEngine, type LiveKitSettings, liveKitWebhook } from './livekit/livekit-engine.ts';
import { openStageService } from './open-stage-service.ts';
import type { StageEngine } from './stage-engine.ts';

type Options = { readonly config: Config; readonly bus: Bus; readonly locks: Locks; readonly log: Log };

export type Stage = {
  readonly stageService: StageService;
  /** What the supplier of the stage tells by itself; null where there is none that does. */
  readonly webhook: ReturnType<typeof liveKitWebhook> | null;
  /** Before the locks and the bus are closed: rooms are left to others in order. */
  readonly close: () => Promise<void>;
};

const liveKitOf = (config: Config): LiveKitSettings => ({
  url: config.LIVEKIT_URL,
  key: config.LIVEKIT_KEY,
  secret: config.LIVEKIT_SECRET,
  maxViewers: config.STAGE_VIEWERS,
});

function engineOf({ config, bus, log }: Options): StageEngine | null {
  switch (config.STAGE_ENGINE) {
    case 'embedded':
      return embeddedEngine(
        {
          isNative: config.STAGE_NATIVE,
          maxViewers: config.STAGE_VIEWERS,
          udpPort: config.STAGE_UDP_PORT,
          address: config.STAGE_ADDRESS,
        },
        log,
      );
    case 'janus':
      return janusEngine(
        { urls: config.JANUS_URL, secret: config.JANUS_SECRET, maxViewers: config.STAGE_VIEWERS },
        log,
      );
    case 'livekit':
      return liveKitEngine({ settings: liveKitOf(config), bus, log });
    default:
      return null;
  }
}

/** The stage this installation asks for, over all its processes. */
export function openStage(options: Options): Stage {
  const engine = engineOf(options);
  if (!engine) return { stageService: disabledStage, webhook: null, close: async () => undefined };
  const stage = homedStage({ engine, ...options });
  // The embedded one begins with the first who publishes; another server is looked for at once, so that the log says it.
  if (engine.kind !== 'embedded') void engine.open();
  const stageService = openStageService(stage);
  return {
    stageService,
    webhook:
      engine.kind === 'livekit' ? liveKitWebhook({ settings: liveKitOf(options.config), bus: options.bus }) : null,
    close: async () => {
      stageService.stop();
      await stage.close();
    },
  };
}
