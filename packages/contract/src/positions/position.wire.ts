import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { LoadStatus, sectionPageSize } from './load-status.ts';
import {
  auditState,
  count,
  learnSequence,
  lockOut,
  positionState,
  progressOut,
  sectionOut,
} from './position-fields.wire.ts';

const base = '/course-study/position-study';

const runOut = {
  positionId: id,
  progressId: id.describe('this person’s walk along the path'),
  name: z.string(),
  introduction: z.string(),
  learnSequence,
  state: positionState,
  joinTime: time,
  closeTime: time.nullable().describe('when they left the position; the walk stays as it was then'),
  auditState,
  ...progressOut,
};

export const listPositionPaths = endpoint({
  method: 'GET',
  path: `${base}/my-list`,
  summary: 'The paths of the caller: of the positions they have, or of those they left (ROUTE-29).',
  access: 'member',
  input: z.object({ ...pagingInput, isClosed: z.boolean().default(false).describe('of positions they left') }),
  output: pageOf(z.object(runOut)),
  errors: [],
});

export const readPositionBasicInfo = endpoint({
  method: 'GET',
  path: `${base}/basic-info`,
  summary: 'positionBasicInfo: the path of a position as the caller walks it (POSITION-02, POSITION-09).',
  access: 'member',
  input: z.object({ positionId: id }),
  output: z.object({
    ...runOut,
    lessonLocation: id.nullable().describe('key of the section opened last'),
    activeChapterId: id.nullable().describe('the chapter it is in, else the first'),
    versionNumber: count,
    can: z.object({ submit: z.boolean(), study: z.boolean() }),
  }),
  errors: [],
});

export const listPositionStudy = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Chapters with their locks and a page of sections each; one chapter by channelId (POSITION-09).',
  access: 'member',
  input: z.object({
    positionId: id,
    channelId: id.optional().describe('a chapter; absent: all of them, each from its beginning'),
    pageIndex: z.int().min(1).max(1_000).default(1),
    pageSize: z.int().min(1).max(sectionPageSize).default(sectionPageSize),
  }),
  output: z.object({
    chapters: z.array(
      z.object({
        id,
        title: z.string(),
        lockIcon: z.boolean(),
        lock: lockOut.nullable().describe('why it is locked, and the shortest way to open it'),
        loadStatus: z.literal(Object.values(LoadStatus)),
        pageIndex: count,
        sectionCount: count,
        finishedCount: count,
        positionSections: z.array(sectionOut),
      }),
    ),
  }),
  errors: [],
});

const sectionInput = z.object({ positionId: id, sectionKey: id });

export const openPositionSection = endpoint({
  method: 'PUT',
  path: `${base}/lesson-location`,
  summary:
    'Opens a section and remembers it as the lesson location. Refused while its chapter is locked (D-173, D-176).',
  access: 'member',
  input: sectionInput,
  output: z.object({
    lessonLocation: id,
    businessType: sectionOut.shape.businessType,
    businessId: id.nullable(),
    url: z.string().nullable(),
  }),
  errors: ['course.section-locked', 'course.wrong-state'],
});

export const confirmPositionSection = endpoint({
  method: 'POST',
  path: `${base}/confirm`,
  summary: 'Says that a link was read or the replay of a live was watched, once it was opened.',
  access: 'member',
  input: sectionInput,
  output: z.object({ lessonLocation: id }),
  errors: ['course.section-locked', 'course.wrong-state', 'course.not-begun'],
});
