import { expect, test } from 'vitest';
import { liveRoomSpan } from './live-room-span.ts';

const at = (time: string): number => Date.parse(`2026-11-19T${time}Z`);

test('[D-189] a live has its room for the quarters of an hour it touches', () => {
  expect(liveRoomSpan(at('10:00'), 60)).toEqual({ from: at('10:00'), to: at('11:00') });
  expect(liveRoomSpan(at('10:05'), 50)).toEqual({ from: at('10:00'), to: at('11:00') });
  expect(liveRoomSpan(at('10:14'), 2)).toEqual({ from: at('10:00'), to: at('10:30') });
  expect(liveRoomSpan(at('10:00'), null)).toEqual({ from: at('10:00'), to: at('11:30') });
});
