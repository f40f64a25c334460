import { demand } from '@shuyuan/contract/kernel/app-error';
import { gradeAt } from '@shuyuan/contract/people/grades';
import { personTypeOf } from '@shuyuan/contract/people/member-types';
import type { Context } from '../../../platform/context.ts';
import { findGrade } from '../../ledger/index.ts';
import { demandColleague } from '../../../platform/demand-colleague.ts';
import { findFacts } from '../find-facts.ts';
import { findCardPerson } from './person-card.store.ts';

type About = { readonly memberId: string };

export async function readPerson(ctx: Context, { memberId }: About) {
  const person = await findCardPerson(ctx.read, { tenantId: ctx.actor.tenantId, memberId });
  const organization = person?.path.at(-1);
  demand(person && organization, 'request.not-found');
  return {
    memberId,
    memberName: person.fullName,
    portrait: person.portrait,
    personType: personTypeOf(person.held),
    organization,
    organizationPath: [...person.path],
  };
}

/** PERSON-03: in whole units; the hundredths of the book count when they have become one. */
export async function readGrade(ctx: Context, { memberId }: About) {
  await demandColleague(ctx, memberId);
  const { earned: integral, step } = await findGrade(ctx.read, ctx.actor.tenantId, memberId);
  const { cover, nameKey } = gradeAt(step.level);
  return { memberId, integral, integralGrade: { cover, gradeName: nameKey } };
}

export const readExpert = async (ctx: Context, { memberId }: About) => ({
  memberId,
  isExpert: (await findFacts(ctx, memberId)).has('expert'),
});

export const readLecturer = async (ctx: Context, { memberId }: About) => ({
  memberId,
  isLecturer: (await findFacts(ctx, memberId)).has('lecturer'),
});

export const readClassTeacher = async (ctx: Context, { memberId }: About) => ({
  memberId,
  isTeacher: (await findFacts(ctx, memberId)).has('class-teacher'),
});
