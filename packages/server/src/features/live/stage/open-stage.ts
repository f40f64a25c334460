import type { Bus } from '../../../platform/bus.ts';
import type { Config } from '../../../platform/config.ts';
import type { Locks } from '../../../platform/locks.ts';
import type { Log } from '../../../platform/log.ts';
import { offDesk, type StageDesk } from '../room/stage-desk.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import { homedStage } from './home/stage-home.ts';
import { openDesk } from './open-desk.ts';
import type { StageEngine, StageHealth } from './stage-engine.ts';

type Options = { readonly config: Config; readonly bus: Bus; readonly locks: Locks; readonly log: Log };

export type Stage = {
  readonly desk: StageDesk;
  /** Null without a stage. */
  readonly health: () => Promise<StageHealth | null>;
  /** Before the locks and the bus are closed: rooms are left to others in order. */
  readonly close: () => Promise<void>;
};

function engineOf({ config, log }: Options): StageEngine | null {
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
    default:
      return null;
  }
}

/** The stage this installation asks for, over all its processes. */
export function openStage(options: Options): Stage {
  const engine = engineOf(options);
  if (!engine) return { desk: offDesk, health: async () => null, close: async () => undefined };
  const stage = homedStage({ engine, ...options });
  const desk = openDesk(stage);
  return {
    desk,
    health: stage.health,
    close: async () => {
      desk.stop();
      await stage.close();
    },
  };
}
