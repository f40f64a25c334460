import type { Job } from '../../platform/jobs.ts';
import { expireBookings } from './booking/expire-bookings.ts';

export const classroomJobs: readonly Job[] = [{ name: 'classrooms:expire', cron: '* * * * *', handle: expireBookings }];
