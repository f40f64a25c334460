import { z } from 'zod';
import { id, text, time } from '../kernel/fields.wire.ts';
import { audience } from '../people/audience.wire.ts';
import { offerOut } from '../pricing/price-fields.wire.ts';
import { count, courseAuthor, topicOut } from '../study/courses/course-fields.wire.ts';
import { libraryKinds } from './library-kinds.ts';
import { libraryLimits as limits } from './library-limits.ts';

export const libraryKind = z.enum(libraryKinds);
export const libraryOrder = z.enum(['newest', 'score']);

/** The fields of an item, all of them: an update that leaves one out would reset it unasked. */
export const libraryFields = {
  title: text(limits.titleMax, 1),
  introduction: text(limits.introductionMax),
  coverFileId: id.nullable().describe('a picture of the caller’s own, or the one it has'),
  topicIds: z.array(id).max(limits.topics),
  audience,
  allowsDownload: z.boolean(),
  showsVersions: z.boolean().describe('whether readers open older versions, too'),
};

export const named = z.object({ id, name: z.string() });

/** An item in a list of readers. */
export const libraryCardOut = z.object({
  id,
  title: z.string(),
  introduction: z.string(),
  kind: libraryKind,
  coverPath: z.string().nullable().describe('null: the client draws one'),
  author: courseAuthor,
  organization: named.nullable().describe('the unit it comes from'),
  topics: z.array(topicOut),
  seconds: z.number().nullable().describe('how long a film or a sound lasts'),
  avgScore: z.number().nullable(),
  scoreCount: count,
  publishTime: time,
  isOfCourse: z.boolean().describe('a section a course has opened'),
  offer: offerOut.optional().describe('absent: free'),
});
