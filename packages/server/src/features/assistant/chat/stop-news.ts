import type { Bus } from '../../../platform/bus.ts';

const topicOf = (streamId: string): string => `assistant.stopped.${streamId}`;

/** To whichever process makes the answer. One that misses it finds out with its next sign of life. */
export const broadcastStopped = (bus: Bus, streamId: string): void => bus.publish(topicOf(streamId), {});

export const onStopped = (bus: Bus, streamId: string, listener: () => void): (() => void) =>
  bus.subscribe(topicOf(streamId), listener);
