import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, time } from '../../kernel/fields.wire.ts';
import { examStatus, recordStatus } from '../../exams/taking/taking-fields.wire.ts';
import { membershipStates } from '../membership-states.ts';
import { TrainStatus } from '../training.ts';
import { questionOut } from '../questions/question-fields.wire.ts';
import { sectionType } from './course-fields.wire.ts';
import { openErrors, sectionErrors } from './course.wire.ts';

/** A survey as its section shows it: whether the caller took part, never what they said. */
const surveyOut = z.object({
  id,
  title: z.string(),
  isAnonymous: z.boolean(),
  isAnswered: z.boolean(),
  isOpen: z.boolean().describe('it takes answers'),
});

/** An exam as its section shows it: its window, and how the caller stands; never what it asks. */
const examOut = z.object({
  id,
  name: z.string(),
  status: examStatus,
  isWithdrawn: z.boolean(),
  openTime: time.nullable(),
  closeTime: time.nullable(),
  passPercent: z.int().nullable().describe('null: done on handing in'),
  attemptCount: z.int(),
  maxAttempts: z.int().nullable(),
  record: recordStatus.describe('of the caller; passed as soon as it is settled'),
  mark: z.int().nullable().describe('the best in percent, where the exam shows it'),
});

/** A class as its section shows it: when it meets, and how the caller stands; never where it meets. */
const classOut = z.object({
  id,
  title: z.string(),
  status: z.literal(Object.values(TrainStatus)).describe('ENUM-07'),
  startTime: time.nullable().describe('of its first meeting'),
  timeZone: z.string().describe('the zone its times were chosen in'),
  enrolment: z
    .enum(['applied', 'entered', 'enrolled', 'waiting'])
    .nullable()
    .describe('of the caller: waits for approval, is in the draw, has a seat, waits for a seat; null: not in it'),
  state: z.enum(membershipStates),
  meetingCount: z.int(),
  attendedCount: z.int().describe('meetings the caller was at'),
  isAttended: z.boolean().describe('at all of them the caller was not excused from'),
  isAwaited: z.boolean().describe('the course is learned anew, and the next class of the series is not planned yet'),
});

/** A document somebody does a task of homework with. */
export const taskFileOut = z.object({ id, name: z.string(), path: z.string() });

export const openSection = endpoint({
  method: 'GET',
  path: '/course-study/course-front/section',
  summary:
    'What one section shows: its file, text, link, survey, exam, class or recording. Refused while it is locked (D-173).',
  access: 'member',
  input: z.object({ courseId: id, sectionKey: id, isPreview: z.boolean().default(false) }),
  output: z.object({
    key: id,
    type: sectionType,
    title: z.string(),
    fileId: id.nullable().describe('of a live its recording; shown by the calls of files: preview, m3u8-token'),
    text: z.string().nullable(),
    url: z.string().nullable(),
    taskFiles: z.array(taskFileOut).describe('of homework: documents to do it with'),
    survey: surveyOut.nullable(),
    exam: examOut.nullable(),
    trainingClass: classOut.nullable(),
    questions: z.array(questionOut).describe('of what is played, in the order of their seconds'),
  }),
  errors: [...openErrors, ...sectionErrors],
});
