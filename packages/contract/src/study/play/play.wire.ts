import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, time } from '../../kernel/fields.wire.ts';
import { count, progressOut } from '../courses/course-fields.wire.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { maxReportIntervals } from './play-credit.ts';

const base = '/course-study/play';
/** No material is longer: seconds of a film or pages of a book. */
const unit = z.int().min(0).max(1_000_000);
const interval = z.object({ from: unit, to: unit.describe('the first that is no longer of it') });

export const countedOut = z.object({
  counted: z.array(z.object({ from: count, to: count })),
  countedUnits: count,
  unitCount: count,
  studySeconds: count.describe('time spent in this section'),
  openQuestions: count.describe('that must be answered before the section is finished'),
  finishTime: time.nullable().describe('of the section'),
  progress: progressOut.describe('of the course'),
});

export const startPlay = endpoint({
  method: 'POST',
  path: base,
  summary: 'Begins to play or read a section. A person plays one thing at a time: another play of theirs ends (D-178).',
  access: 'member',
  input: z.object({ courseId: id, sectionKey: id }),
  output: countedOut.extend({
    playId: id,
    runNumber: count,
    resumePoint: count.describe('second or page to go on from'),
    reportSeconds: count.describe('how often the player reports'),
  }),
  errors: [...openErrors, ...sectionErrors],
});

export const reportPlay = endpoint({
  method: 'POST',
  path: `${base}/:id`,
  summary:
    'Seconds played, pages seen, or the end reached, since the last report. The server counts what the time allows; the same report again changes nothing.',
  access: 'member',
  input: z.object({
    id,
    sequence: z.int().min(1).max(1_000_000).describe('1, 2, 3 … within a play'),
    intervals: z.array(interval).max(maxReportIntervals),
    activeSeconds: z.int().min(0).max(3_600).describe('time spent since the last report, the page in sight'),
    resumePoint: unit,
  }),
  output: countedOut,
  errors: [...openErrors, ...sectionErrors, 'play.taken-over'],
});
