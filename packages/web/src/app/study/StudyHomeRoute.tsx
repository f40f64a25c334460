import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import { FoundExams } from '../../features/exams/list/FoundExams.tsx';
import { LatestExams } from '../../features/exams/list/LatestExams.tsx';
import { OpenPaths } from '../../features/positions/list/OpenPaths.tsx';
import { PracticePanel } from '../../features/practice/PracticePanel.tsx';
import type { CatalogueLists } from '../../features/study/home/study-address.ts';
import { StudyHomePage } from '../../features/study/home/StudyHomePage.tsx';
import { DueSubjects } from '../../features/subjects/list/DueSubjects.tsx';
import { FoundSubjects } from '../../features/subjects/list/FoundSubjects.tsx';
import { ClassCards } from '../../features/training/list/ClassCards.tsx';
import { FoundSurveys } from '../../features/surveys/list/FoundSurveys.tsx';

/** ENUM-12. */
const lists: CatalogueLists = {
  [PlainFilter.subject]: ({ state: { search, status, page, pageSize }, onChange }) => (
    <FoundSubjects search={search} status={status} paging={{ page, pageSize }} onMove={onChange} />
  ),
  [PlainFilter.exam]: ({ state: { search, page, pageSize }, onChange }) => (
    <FoundExams search={search} paging={{ page, pageSize }} onMove={onChange} />
  ),
  [PlainFilter.certificationExam]: ({ state: { search, page, pageSize }, onChange }) => (
    <FoundExams search={search} kind="certification" paging={{ page, pageSize }} onMove={onChange} />
  ),
  [PlainFilter.research]: ({ state: { search, page, pageSize }, onChange }) => (
    <FoundSurveys search={search} paging={{ page, pageSize }} onMove={onChange} />
  ),
  [PlainFilter.training]: ({ state: { search, page, pageSize }, onChange }) => (
    <ClassCards box="open" kind="training" search={search} paging={{ page, pageSize }} onMove={onChange} />
  ),
  [PlainFilter.openClass]: ({ state: { search, page, pageSize }, onChange }) => (
    <ClassCards box="open" kind="open" search={search} paging={{ page, pageSize }} onMove={onChange} />
  ),
};

/** The study home with the exams, subjects and paths on it. */
export const StudyHomeRoute = () => (
  <StudyHomePage
    dueSubjects={
      <>
        <PracticePanel />
        <LatestExams />
        <DueSubjects />
        <OpenPaths />
      </>
    }
    lists={lists}
  />
);
