export { createPathCourse, publishPathCourses } from './manage/create-path-course.ts';
export { isLearnable, wrongSectionAnswers } from './practice/practice-sections.store.ts';
export { reportTexts } from './learners/report-texts.ts';
export { listCourseConsequences } from './runs/course-consequences.store.ts';
