import { expect, test } from 'vitest';
import { everyone } from '../study/courses/course-audience.ts';
import { ClassType } from '../study/training.ts';
import { problemsOfClass } from './problems-of-class.ts';

const meeting = (startTime: number, endTime: number) => ({
  startTime,
  endTime,
  classroomId: null,
  location: '求是厅',
  url: null,
});
const plan = {
  classType: ClassType.faceToFace,
  audience: everyone,
  selection: 'first-come' as const,
  seats: null,
  openTime: null,
  closeTime: null,
  meetings: [meeting(100, 110), meeting(110, 120)],
};
const kindsOf = (change: Partial<Parameters<typeof problemsOfClass>[0]>, isPublished = false, now = 50) =>
  problemsOfClass({ ...plan, ...change }, isPublished, now).map(({ kind, index }) =>
    index === null ? kind : `${kind} ${index}`,
  );

test('meetings that touch do not overlap', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ meetings: [meeting(100, 111), meeting(110, 120)] })).toEqual(['meetings-overlap 1']);
});

test('a class has meetings to come; those of a published one may be over', () => {
  expect(kindsOf({ meetings: [] })).toEqual(['no-meetings']);
  expect(kindsOf({}, false, 100)).toEqual(['meeting-in-past 0']);
  expect(kindsOf({}, true, 115)).toEqual([]);
});

test('people apply before the first meeting, and the window is not reversed', () => {
  expect(kindsOf({ closeTime: 100 })).toEqual([]);
  expect(kindsOf({ closeTime: 101 })).toEqual(['closes-after-start']);
  expect(kindsOf({ closeTime: 50 })).toEqual(['closes-in-past']);
  expect(kindsOf({ closeTime: 50 }, true)).toEqual([]);
  expect(kindsOf({ openTime: 80, closeTime: 80 })).toEqual(['opens-after-close']);
  expect(kindsOf({ openTime: 100 })).toEqual(['opens-after-close']);
});

test('a class is for somebody', () => {
  expect(kindsOf({ audience: { ...everyone, isEveryone: false } })).toEqual(['for-nobody']);
});

test('[ENUM-09] a room, an address of the network, or one of both', () => {
  const nowhere = [{ ...meeting(100, 110), location: '' }];
  const online = [{ ...meeting(100, 110), location: '', url: 'https://meet.example.com/1' }];
  expect(kindsOf({ meetings: nowhere })).toEqual(['no-location 0']);
  expect(kindsOf({ meetings: online })).toEqual(['no-location 0']);
  // A room of the company is a location.
  expect(kindsOf({ meetings: [{ ...meeting(100, 110), classroomId: 'hall', location: '' }] })).toEqual([]);
  for (const classType of [ClassType.online, ClassType.live]) {
    expect(kindsOf({ classType, meetings: nowhere })).toEqual(['no-address 0']);
    expect(kindsOf({ classType, meetings: online })).toEqual([]);
  }
  expect(kindsOf({ classType: ClassType.blended, meetings: nowhere })).toEqual(['no-location 0']);
  expect(kindsOf({ classType: ClassType.blended, meetings: online })).toEqual([]);
  expect(kindsOf({ classType: ClassType.blended })).toEqual([]);
});

test('[ENUM-11] seats that are drawn are counted, and drawn before the class begins', () => {
  const lottery = { selection: 'lottery', seats: 20, closeTime: 90 } as const;
  expect(kindsOf(lottery)).toEqual([]);
  expect(kindsOf({ ...lottery, seats: null })).toEqual(['lottery-without-seats']);
  expect(kindsOf({ ...lottery, closeTime: null })).toEqual(['lottery-without-closing']);
  expect(kindsOf({ ...lottery, closeTime: 100 })).toEqual(['lottery-without-closing']);
  expect(kindsOf({ ...lottery, closeTime: 101 })).toEqual(['closes-after-start']);
});
