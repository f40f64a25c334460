import { LatestExams } from '../../features/exams/list/LatestExams.tsx';
import { OpenPaths } from '../../features/positions/list/OpenPaths.tsx';
import { StudyHomePage } from '../../features/study/home/StudyHomePage.tsx';
import { DueSubjects } from '../../features/subjects/list/DueSubjects.tsx';
import { FoundSubjects } from '../../features/subjects/list/FoundSubjects.tsx';

/** The study home with the exams, subjects and paths on it. */
export const StudyHomeRoute = () => (
  <StudyHomePage
    dueSubjects={
      <>
        <LatestExams />
        <DueSubjects />
        <OpenPaths />
      </>
    }
    renderSubjects={({ state: { search, status, page, pageSize }, onChange }) => (
      <FoundSubjects search={search} status={status} paging={{ page, pageSize }} onMove={onChange} />
    )}
  />
);
