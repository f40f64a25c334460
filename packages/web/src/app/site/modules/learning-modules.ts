/** One chunk for all three, as a page that has one of them has mostly two. */
export { CoursesModule } from './CoursesModule.tsx';
export { PathsModule } from './PathsModule.tsx';
export { SubjectsModule } from './SubjectsModule.tsx';
