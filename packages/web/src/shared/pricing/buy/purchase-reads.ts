import {
  listAccountColumns,
  listColumnContents,
  listSubscribedColumns,
  readColumn,
} from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import {
  listAccountQuestions,
  listHotQuestions,
  listQuestions,
  listTopicQuestions,
  readQuestion,
  recommendQuestions,
} from '@shuyuan/contract/community/question.wire';
import * as exam from '@shuyuan/contract/exams/taking/taking.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import * as library from '@shuyuan/contract/library/library.wire';
import { nativeCommunity as live } from '@shuyuan/contract/live/community.wire';
import { listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { listPurchases, readOffer } from '@shuyuan/contract/pricing/price.wire';
import { listSeatOrders } from '@shuyuan/contract/pricing/seats.wire';
import * as subject from '@shuyuan/contract/subjects/subject.wire';
import * as course from '@shuyuan/contract/study/courses/course.wire';

/** Whatever shows whether something is open to somebody, or what they have left. */
export const purchaseReads: readonly Endpoint[] = [
  readQuestion,
  readColumn,
  listColumnContents,
  listAccountColumns,
  listSubscribedColumns,
  listSubscribedQuestions,
  listQuestions,
  listHotQuestions,
  recommendQuestions,
  listTopicQuestions,
  listAccountQuestions,
  course.findCourseBasicInfo,
  course.readChapterInfo,
  course.listCourses,
  subject.listSubjects,
  subject.readSubject,
  library.listLibrary,
  library.readLibraryItem,
  library.listRelatedItems,
  exam.listExams,
  exam.readExam,
  live.detail,
  live.detailByBusiness,
  live.list,
  live.hot,
  live.review,
  live.own,
  listPurchases,
  listSeatOrders,
  readOffer,
  readPersonAccount,
  readTotalAmount,
  listTrades,
];
