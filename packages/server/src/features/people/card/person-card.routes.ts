import * as wire from '@shuyuan/contract/people/person-card.wire';
import { on } from '../../../platform/http/route.ts';
import { readClassTeacher, readExpert, readGrade, readLecturer, readPerson } from './read-person-card.ts';

/** PERSON-02 calls the portrait by another name. */
async function readPersonOut(...asked: Parameters<typeof readPerson>) {
  const { portrait, ...person } = await readPerson(...asked);
  return { ...person, headPortrait: portrait };
}

export const personCardRoutes = [
  on(wire.readGrade, readGrade),
  on(wire.readPerson, readPersonOut),
  on(wire.readExpert, readExpert),
  on(wire.readLecturer, readLecturer),
  on(wire.readClassTeacher, readClassTeacher),
];
