import type { FastifyInstance } from 'fastify';
import type { openBroadcasts } from '../features/live/broadcast/broadcasts.ts';
import { openPushServer } from '../features/live/push/push-server.ts';
import { memberKey } from '../features/live/room/ticket.ts';
import type { Config } from '../platform/config.ts';
import type { SystemContext } from '../platform/context.ts';

type Serving = {
  readonly config: Config;
  readonly system: SystemContext;
  readonly broadcasts: ReturnType<typeof openBroadcasts>;
};

/** Where programs push a live, if the operator opened it. Answers how it is closed. */
export function servePush(http: FastifyInstance, { config, system, broadcasts }: Serving): () => Promise<void> {
  const push = openPushServer({
    system,
    // It is the creator's live whoever sits at the program: nobody else can send beside it.
    begin: ({ tenantId, id, creatorId }, { mimeType, onOver }) =>
      broadcasts.sendPushed({ tenantId, liveId: id, personKey: memberKey(creatorId), mimeType }, onOver),
  });
  if (config.RTMP_PORT > 0)
    http.addHook('onListen', async () => void (await push.listen(config.RTMP_PORT, config.HOST)));
  return push.close;
}
