import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { gradeNameKeys } from './grades.ts';
import { PersonType } from './member-types.ts';
import { organizationOut } from './people.wire.ts';

/** D-199: a colleague of the same tenant; anybody else is not found. Nothing beyond the card is answered. */
const about = z.object({ memberId: id });

export const readGrade = endpoint({
  method: 'GET',
  path: '/system/integral-result/other/grade',
  summary: 'The grade of a colleague (PERSON-06).',
  access: 'member',
  input: about,
  output: z.object({
    memberId: id,
    integral: z.int().nonnegative(),
    integralGrade: z.object({
      cover: z.string().describe('below the address of the client'),
      gradeName: z.enum(gradeNameKeys).describe('a key of the language packs'),
    }),
  }),
  errors: [],
});

export const readPerson = endpoint({
  method: 'GET',
  path: '/human/member/other/detail',
  summary: 'Name, face, place and type of a colleague (PERSON-02, PERSON-07, ROLE-05).',
  access: 'member',
  input: about,
  output: z.object({
    memberId: id,
    memberName: z.string(),
    headPortrait: z.string().nullable(),
    personType: z.literal(Object.values(PersonType)),
    organization: organizationOut,
    organizationPath: z.array(organizationOut).describe('from the company down to the organisation'),
  }),
  errors: [],
});

export const readExpert = endpoint({
  method: 'GET',
  path: '/ask-bar/expert/other-simple',
  summary: 'Whether a colleague is an expert of the question bar (PERSON-09).',
  access: 'member',
  input: about,
  output: z.object({ memberId: id, isExpert: z.boolean() }),
  errors: [],
});

export const readLecturer = endpoint({
  method: 'GET',
  path: '/training/lecturer/is-lecture-other',
  summary: 'Whether a colleague is a lecturer (PERSON-10).',
  access: 'member',
  input: about,
  output: z.object({ memberId: id, isLecturer: z.boolean() }),
  errors: [],
});

export const readClassTeacher = endpoint({
  method: 'GET',
  path: '/training/class-teacher/other/is-teacher',
  summary: 'Whether a colleague is a class teacher (PERSON-11).',
  access: 'member',
  input: about,
  output: z.object({ memberId: id, isTeacher: z.boolean() }),
  errors: [],
});
