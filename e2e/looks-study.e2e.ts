import { certificates } from './looks/certificates.ts';
import { classrooms } from './looks/classrooms.ts';
import { courseManagement } from './looks/course-management.ts';
import { exams } from './looks/exams.ts';
import { registerLooks } from './looks/run-looks.ts';
import { study } from './looks/study.ts';
import { subjects } from './looks/subjects.ts';
import { training } from './looks/training.ts';

registerLooks(study, courseManagement, subjects, exams, training, classrooms, certificates);
