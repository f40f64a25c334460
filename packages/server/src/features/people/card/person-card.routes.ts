import * as wire from '@shuyuan/contract/people/person-card.wire';
import { on } from '../../../platform/http/route.ts';
import { readClassTeacher, readExpert, readGrade, readLecturer, readPerson } from './read-person-card.ts';

export const personCardRoutes = [
  on(wire.readGrade, readGrade),
  on(wire.readPerson, readPerson),
  on(wire.readExpert, readExpert),
  on(wire.readLecturer, readLecturer),
  on(wire.readClassTeacher, readClassTeacher),
];
