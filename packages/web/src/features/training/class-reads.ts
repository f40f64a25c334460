import { listPositionStudy, readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { listClasses, readClass } from '@shuyuan/contract/training/class.wire';

/** Everything that shows learners where they stand; a class may be a section of a course, a path or a subject. */
export const classReads = [readClass, listClasses, openSection, readSubject, readPositionBasicInfo, listPositionStudy];
