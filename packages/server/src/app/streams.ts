import { chatHeartbeatMs } from '@shuyuan/contract/assistant/chat';
import { heartbeatMs, streamsPerMember } from '@shuyuan/contract/notifications/notice-stream';
import type { FastifyInstance } from 'fastify';
import { listEndedSessions } from '../features/auth/index.ts';
import { sessionEnded } from '../platform/sessions/session-events.ts';
import { noticeStreams } from '../features/notifications/notifications.streams.ts';
import { openStreams, type Streams } from '../platform/http/streams.ts';
import { addStreams, type StreamRoute } from '../platform/http/mount-stream.ts';
import type { Installation } from './installation.ts';

/** Every call whose answer stays open. */
const streamRoutes: readonly StreamRoute[] = [...noticeStreams];

/** A session that ends takes its streams with it: at once by the news of it, within seconds by asking. */
export function startStreams({ bus, clock, system }: Installation): Streams {
  const streams = openStreams({
    perMember: streamsPerMember,
    heartbeatMs: Math.min(heartbeatMs, chatHeartbeatMs),
    findEnded: (keys) => listEndedSessions(system.read, keys, clock.now()),
  });
  bus.subscribe(sessionEnded, ({ key }) => streams.endSession(String(key)));
  return streams;
}

export const serveStreams = (http: FastifyInstance, options: Parameters<typeof addStreams>[2]): void =>
  addStreams(http, streamRoutes, options);
