import { defineJob, type Job } from '../../../platform/jobs.ts';
import { applyGrades, gradesJob, noteGrades } from './note-grades.ts';

export const gradesJobs: readonly Job[] = [
  { name: 'pricing:note-grades', cron: '*/5 * * * *', handle: noteGrades },
  defineJob(gradesJob, applyGrades),
];
