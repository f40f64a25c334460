import type { Bus } from '../../platform/bus.ts';

/** Told on the bus when the notices of one person changed: their open streams then look again. */
const topicOf = (memberId: string): string => `notifications.changed.${memberId}`;

export const broadcastNoticeChange = (bus: Bus, memberId: string, isNew: boolean): void =>
  bus.publish(topicOf(memberId), { isNew });

export const onChange = (bus: Bus, memberId: string, listener: (isNew: boolean) => void): (() => void) =>
  bus.subscribe(topicOf(memberId), ({ isNew }) => listener(isNew === true));

/** Told to one person beside their notices: a live of theirs changed. Whoever has no line open asks again by themselves. */
const liveTopicOf = (memberId: string): string => `notifications.live.${memberId}`;

export const broadcastLiveChange = (bus: Bus, memberId: string, liveId: string): void =>
  bus.publish(liveTopicOf(memberId), { liveId });

export const onLiveChange = (bus: Bus, memberId: string, listener: (liveId: string) => void): (() => void) =>
  bus.subscribe(liveTopicOf(memberId), ({ liveId }) => listener(String(liveId)));
