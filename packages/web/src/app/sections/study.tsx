import { lazy, Suspense } from 'react';
import { AuditPage } from '../../features/positions/audit/AuditPage.tsx';
import { PathPage } from '../../features/positions/path/PathPage.tsx';
import { PointsPage } from '../../features/positions/path/PointsPage.tsx';
import { SubjectsPage } from '../../features/subjects/list/SubjectsPage.tsx';
import { SubjectPage } from '../../features/subjects/subject/SubjectPage.tsx';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { Pages } from '../section-pages.ts';
import { CourseManageRoute } from '../study/CourseManageRoute.tsx';
import { CourseRoute } from '../study/CourseRoute.tsx';
import {
  BankImportRoute,
  BankQuestionRoute,
  CheckInRoute,
  ClassManageRoute,
  ClassRoute,
  ExamManageRoute,
  ExamRoute,
  ExamsRoute,
  MarkingRoute,
  MeetingCodeRoute,
  PracticeRoute,
  ResultRoute,
  TakeRoute,
} from '../study/ExamsRoute.tsx';
import { StudyHomeRoute } from '../study/StudyHomeRoute.tsx';

/** A chunk of its own: looking for a course does not load what plays it. */
const PlayerPage = lazy(async () => {
  const module = await orReloadOnce('course-player', import('../../features/study/player/PlayerPage.tsx'));
  return { default: module.PlayerPage };
});

const PlayerRoute = () => (
  <Suspense fallback={null}>
    <PlayerPage />
  </Suspense>
);

export const pages: Pages = {
  study: StudyHomeRoute,
  course: CourseRoute,
  courseSection: PlayerRoute,
  courseManage: CourseManageRoute,
  subject: SubjectPage,
  subjects: SubjectsPage,
  positionDetail: PathPage,
  positionAudit: AuditPage,
  pointList: PointsPage,
  exams: ExamsRoute,
  practice: PracticeRoute,
  exam: ExamRoute,
  examManage: ExamManageRoute,
  examTake: TakeRoute,
  examResult: ResultRoute,
  bankImport: BankImportRoute,
  bankQuestion: BankQuestionRoute,
  examMarking: MarkingRoute,
  trainingClass: ClassRoute,
  trainingManage: ClassManageRoute,
  classCode: MeetingCodeRoute,
  classCheckIn: CheckInRoute,
};
