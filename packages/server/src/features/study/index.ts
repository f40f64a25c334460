export { createPathCourse, publishPathCourses } from './manage/create-path-course.ts';
export { reportTexts } from './runs/report-texts.ts';
