import { approvalJobs } from '../features/approval/approval.jobs.ts';
import { assignmentJobs } from '../features/assignments/assignments.jobs.ts';
import { certificateJobs } from '../features/certificates/certificates.jobs.ts';
import { classroomJobs } from '../features/classrooms/classrooms.jobs.ts';
import { examJobs } from '../features/exams/exams.jobs.ts';
import { notificationJobs } from '../features/notifications/notifications.jobs.ts';
import { paymentJobs } from '../features/payments/payments.jobs.ts';
import { positionJobs } from '../features/positions/positions.jobs.ts';
import { studyJobs } from '../features/study/study.jobs.ts';
import { surveyJobs } from '../features/surveys/surveys.jobs.ts';
import { trainingJobs } from '../features/training/training.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** The work behind what concerns one person: what waits for them, and what they are told. */
export const ownJobs: readonly Job[] = [
  ...notificationJobs,
  ...approvalJobs,
  ...surveyJobs,
  ...positionJobs,
  ...studyJobs,
  ...examJobs,
  ...trainingJobs,
  ...classroomJobs,
  ...certificateJobs,
  ...assignmentJobs,
  ...paymentJobs,
];
