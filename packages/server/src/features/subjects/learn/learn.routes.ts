import * as wire from '@shuyuan/contract/subjects/subject.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { joinSubject } from './join-subject.ts';
import { listSubjects } from './list-subjects.ts';
import { confirmSubjectItem, openSubjectItem } from './open-subject-item.ts';
import { readSubject } from './read-subject.ts';

/** The calls of whoever learns a subject. */
export const learnSubjectRoutes: readonly Route[] = [
  on(wire.listSubjects, listSubjects),
  on(wire.readSubject, readSubject),
  on(wire.joinSubject, joinSubject),
  on(wire.openSubjectItem, openSubjectItem),
  on(wire.confirmSubjectItem, confirmSubjectItem),
];
