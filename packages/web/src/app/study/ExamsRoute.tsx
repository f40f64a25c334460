import { type ComponentType, lazy, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { RoutePending } from '../RouteStates.tsx';

/** Whoever learns a course does not load what asks and answers exams. */
function examPage(name: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await orReloadOnce(name, load()) }));
  return function LoadedPage() {
    return (
      <Suspense fallback={<RoutePending />}>
        <Page />
      </Suspense>
    );
  };
}

export const ExamsRoute = examPage(
  'exams',
  async () => (await import('../../features/exams/list/ExamsPage.tsx')).ExamsPage,
);
export const ExamRoute = examPage(
  'exam',
  async () => (await import('../../features/exams/start/ExamPage.tsx')).ExamPage,
);
export const ExamManageRoute = examPage(
  'exam-manage',
  async () => (await import('../../features/exams/manage/exam/ExamManagePage.tsx')).ExamManagePage,
);
export const TakeRoute = examPage(
  'exam-take',
  async () => (await import('../../features/exams/take/TakePage.tsx')).TakePage,
);
export const ResultRoute = examPage(
  'exam-result',
  async () => (await import('../../features/exams/result/ResultPage.tsx')).ResultPage,
);
export const BankQuestionRoute = examPage(
  'bank-question',
  async () => (await import('../../features/exams/bank/edit/QuestionPage.tsx')).QuestionPage,
);
export const BankImportRoute = examPage(
  'bank-import',
  async () => (await import('../../features/exams/bank/import/ImportPage.tsx')).ImportPage,
);
export const MarkingRoute = examPage(
  'exam-marking',
  async () => (await import('../../features/exams/marking/MarkingPage.tsx')).MarkingPage,
);
export const ClassRoute = examPage(
  'training-class',
  async () => (await import('../../features/training/class/ClassPage.tsx')).ClassPage,
);
export const ClassManageRoute = examPage(
  'training-manage',
  async () => (await import('../../features/training/manage/class/ClassManagePage.tsx')).ClassManagePage,
);
export const MeetingCodeRoute = examPage(
  'training-attendance',
  async () => (await import('../../features/training/attendance/MeetingCodePage.tsx')).MeetingCodePage,
);
export const CheckInRoute = examPage(
  'training-check-in',
  async () => (await import('../../features/training/check-in/CheckInPage.tsx')).CheckInPage,
);
export const PracticeRoute = examPage(
  'practice',
  async () => (await import('../../features/practice/PracticePage.tsx')).PracticePage,
);
