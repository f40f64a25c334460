import type { Bus } from '../../platform/bus.ts';

/** Told on the bus when the notices of one person changed: their open streams then look again. */
const topicOf = (memberId: string): string => `notifications.changed.${memberId}`;

export const tellChange = (bus: Bus, memberId: string, isNew: boolean): void =>
  bus.publish(topicOf(memberId), { isNew });

export const onChange = (bus: Bus, memberId: string, listener: (isNew: boolean) => void): (() => void) =>
  bus.subscribe(topicOf(memberId), ({ isNew }) => listener(isNew === true));
