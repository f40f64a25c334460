import { PersonType } from '@shuyuan/contract/people/member-types';
import {
  readClassTeacher,
  readExpert,
  readGrade,
  readLecturer,
  readPerson,
} from '@shuyuan/contract/people/person-card.wire';
import { readStudyTime } from '@shuyuan/contract/study/study-time.wire';
import { type fakeServer, ok } from './test-transport.ts';

/** PERSON-05: the six lookups. */
export const lookups = {
  grade: readGrade,
  detail: readPerson,
  studyTime: readStudyTime,
  expert: readExpert,
  lecturer: readLecturer,
  classTeacher: readClassTeacher,
} as const;

/** A server that knows one colleague: an expert of the software department who studied for an hour and a half minute. */
export function answerPerson(
  server: ReturnType<typeof fakeServer>,
  memberId: string,
  personType: PersonType = PersonType.ordinary,
): void {
  const place = { id: 'o1', name: 'Software' };
  const organizationPath = [{ id: 'o0', name: 'Qinghe Group' }, place];
  const integralGrade = { cover: 'grades/1.svg', gradeName: 'grade.1' };
  server.answer(
    readPerson,
    ok({ memberId, memberName: 'Lin Yue', headPortrait: null, personType, organization: place, organizationPath }),
  );
  server.answer(readGrade, ok({ memberId, integral: 0, integralGrade }));
  server.answer(readStudyTime, ok({ memberId, duration: 3_631 }));
  server.answer(readExpert, ok({ memberId, isExpert: true }));
  server.answer(readLecturer, ok({ memberId, isLecturer: false }));
  server.answer(readClassTeacher, ok({ memberId, isTeacher: false }));
}
