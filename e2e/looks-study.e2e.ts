import { assignments } from './looks/assignments.ts';
import { certificates } from './looks/certificates.ts';
import { classrooms } from './looks/classrooms.ts';
import { courseManagement } from './looks/course-management.ts';
import { director } from './looks/director.ts';
import { exams } from './looks/exams.ts';
import { library } from './looks/library.ts';
import { questionBank } from './looks/question-bank.ts';
import { registerLooks } from './looks/run-looks.ts';
import { study } from './looks/study.ts';
import { subjects } from './looks/subjects.ts';
import { training } from './looks/training.ts';

registerLooks(
  study,
  courseManagement,
  subjects,
  questionBank,
  exams,
  training,
  classrooms,
  certificates,
  assignments,
  director,
  library,
);
