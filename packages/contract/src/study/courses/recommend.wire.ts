import { z } from 'zod';
import { BusinessType } from '../../kernel/business-types.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { courseCardOut } from './course-fields.wire.ts';
import { reasonOut } from '../../recommend/recommend.wire.ts';
import { openErrors } from './course.wire.ts';
import { recommendRules } from './recommend-rules.ts';

const size = z.int().min(1).max(recommendRules.max).default(6);
const items = z.object({ items: z.array(courseCardOut) });
const base = '/course-study/recommend';

export const recommendPersonal = endpoint({
  method: 'GET',
  path: `${base}/personal`,
  summary:
    'Courses the caller has neither finished nor begun, as they are recommended to them, each with why (STUDY-04).',
  access: 'member',
  input: z.object({ size }),
  output: z.object({
    requestId: id.describe('names this answer when something of it is opened (SYSTEM-10)'),
    items: z.array(courseCardOut.extend({ reason: reasonOut })),
  }),
  errors: [],
});

export const recommendHot = endpoint({
  method: 'GET',
  path: `${base}/hot`,
  summary: 'Courses most people have learned in the last 30 days (STUDY-04).',
  access: 'member',
  input: z.object({ size }),
  output: items,
  errors: [],
});

export const listRelatedCourses = endpoint({
  method: 'GET',
  path: `${base}/related`,
  summary: 'Other courses for the caller that share topics with this one, the most first.',
  access: 'member',
  input: z.object({ id, size }),
  output: items,
  errors: [...openErrors],
});

const businessType = z.literal(BusinessType.course).default(BusinessType.course);

export const findTopContent = endpoint({
  method: 'GET',
  path: '/system/top-content/find-list',
  summary: 'What managers pinned, of what the caller may see, pinned last first (STUDY-09).',
  access: 'member',
  input: z.object({ businessType, size }),
  output: items,
  errors: [],
});

export const saveTopContent = endpoint({
  method: 'PUT',
  path: '/system/top-content',
  summary: 'Pins a published course to the top of the study page, or no longer; the same again changes nothing.',
  access: 'course.manageAll',
  input: z.object({ businessId: id, businessType, isTop: z.boolean() }),
  output: z.object({ businessId: id, isTop: z.boolean() }),
  errors: ['course.wrong-state'],
});
