import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainStatus, TrainType } from '@shuyuan/contract/study/training';
import { expect, test } from 'vitest';
import type { ClassForm } from '../class-form.ts';
import { draftOf, inputOf, problemsOfDraft, wrongFieldsOf } from './class-draft.ts';
import { nextMeeting, wrongMeeting } from './meeting-draft.ts';
import { timeInZone, zoneTime } from './zone-time.ts';

const startTime = Date.parse('2030-05-06T01:00:00Z');
const now = startTime - 10 * dayMs;
const audience = {
  isEveryone: false,
  organizationIds: ['o1'],
  positionIds: [],
  topicIds: [],
  memberIds: ['m1'],
  joinedSince: 5,
};
const meeting = {
  id: 'one',
  title: '角色',
  startTime,
  endTime: startTime + 3 * hourMs,
  location: '求是厅',
  url: null,
  lecturerName: '顾怀谦',
};
const fields = {
  kind: 'training' as const,
  trainType: TrainType.internal,
  classType: ClassType.faceToFace,
  title: '训练营',
  introduction: '两天',
  teacherId: 't1',
  audience,
  selection: 'first-come' as const,
  needsApproval: true,
  seats: null,
  waitingMax: 20,
  openTime: null,
  closeTime: startTime - dayMs,
  cancelHoursBefore: 24,
  timeZone: 'Asia/Shanghai',
  surveyId: null,
  meetings: [{ ...meeting, classroomId: 'r1' }],
};
const form: ClassForm = {
  ...fields,
  meetings: [{ ...meeting, room: { id: 'r1', name: '听松室', place: '北楼' } }],
  id: 'c1',
  revision: 1,
  state: 'draft',
  status: TrainStatus.preparing,
  teacherName: '叶晚晴',
  audienceOrganizations: [{ id: 'o1', name: '总部' }],
  audiencePositions: [],
  audienceTopics: [],
  audiencePeople: [{ id: 'm1', fullName: '林知远' }],
  seatsTaken: 0,
  appliedCount: 0,
  survey: null,
  lottery: null,
  waitingCount: 0,
  problems: [],
  can: { edit: true, publish: true, cancel: false, archive: true },
};

test('[D-183] a class that is only opened is sent back as it came', () => {
  expect(inputOf(draftOf(form), form)).toEqual(fields);
});

test('[D-183] times are those of the zone of the class, also where its clock is turned', () => {
  expect(zoneTime('Asia/Shanghai', startTime)).toBe('2030-05-06T09:00');
  expect(timeInZone('Europe/Paris', '2030-05-06T09:00')).toBe(Date.parse('2030-05-06T07:00:00Z'));
  expect(timeInZone('Europe/Paris', '2030-12-06T09:00')).toBe(Date.parse('2030-12-06T08:00:00Z'));
  expect(['', '2030-05-06', '2030-99-06T09:00'].map((text) => timeInZone('UTC', text))).toEqual([null, null, null]);
});

test('[D-183] one more meeting is a day after the last one, or tomorrow morning', () => {
  const { meetings } = draftOf(form);
  const next = nextMeeting(meetings, 'Asia/Shanghai', now);
  expect(next).toMatchObject({ id: null, title: '', startTime: '2030-05-07T09:00', location: '求是厅' });
  expect(nextMeeting([], 'Asia/Shanghai', now)).toMatchObject({ startTime: '2030-04-27T09:00', location: '' });
});

test('[D-183] wrong numbers, times and addresses are said before anything is sent', () => {
  const wrong = (change: object) =>
    Object.entries(wrongFieldsOf({ ...draftOf(form), ...change })).flatMap(([field, is]) => (is ? [field] : []));
  expect(wrong({ seats: '' })).toEqual([]);
  expect(wrong({ title: ' ', teacher: null, seats: '0', waitingMax: '', cancelHoursBefore: '721' })).toEqual([
    'title',
    'teacher',
    'seats',
    'waitingMax',
    'cancelHoursBefore',
  ]);
  const draft = nextMeeting([], 'UTC', now);
  const wrongOf = (change: object) => wrongMeeting({ ...draft, ...change }, 'UTC');
  expect([
    wrongOf({}),
    wrongOf({ endTime: '' }),
    wrongOf({ endTime: draft.startTime }),
    wrongOf({ url: 'meet.example.com' }),
    wrongOf({ url: 'https://meet.example.com/a' }),
  ]).toEqual([null, 'time', 'period', 'url', null]);
});

test('[D-183] problems name the meeting as it stands on the screen, in whatever order they were written', () => {
  const draft = draftOf(form);
  const [first] = draft.meetings;
  if (!first) throw new Error('it has a meeting');
  const later = { ...first, key: 'later', id: null, startTime: '2030-05-08T09:00', endTime: '2030-05-08T10:00' };
  const meetings = [{ ...later, room: null, location: '' }, first];
  expect(problemsOfDraft({ ...draft, meetings }, form, now)).toEqual([{ kind: 'no-location', index: 0 }]);
  expect(problemsOfDraft({ ...draft, meetings: [{ ...first, endTime: '' }] }, form, now)).toBeNull();
});
