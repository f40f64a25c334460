import { courseManagement } from './looks/course-management.ts';
import { registerLooks } from './looks/run-looks.ts';
import { study } from './looks/study.ts';

registerLooks(study, courseManagement);
