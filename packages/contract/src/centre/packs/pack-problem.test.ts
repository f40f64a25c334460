import { expect, test } from 'vitest';
import { BusinessType } from '../../kernel/business-types.ts';
import { packProblem } from './pack-problem.ts';

const item = { businessType: BusinessType.course, businessId: 'c' } as const;
const exam = { businessType: BusinessType.exam, businessId: 'c' } as const;
const right = { items: [item, exam], memberIds: ['m'], organizationIds: [], dueDay: '2026-11-19' };

test.for([
  [{}, null],
  [{ memberIds: [], organizationIds: ['o'] }, null],
  [{ items: [] }, 'no-item'],
  [{ items: [item, exam, item] }, 'same-twice'],
  [{ memberIds: [] }, 'nobody'],
  [{ dueDay: '2026-11-18' }, 'day-over'],
] as const)('[D-182] a pack with %j cannot be pushed because of %s', ([change, problem]) => {
  expect(packProblem({ ...right, ...change }, '2026-11-19')).toBe(problem);
});
