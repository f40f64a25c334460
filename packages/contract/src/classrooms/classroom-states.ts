import { lifeCycle } from '../kernel/transitions.ts';

export const classroomStates = ['open', 'closed'] as const;
export type ClassroomState = (typeof classroomStates)[number];

/** D-189: a room that is closed is booked by nobody; what was booked in it stays in the history. */
export const classroomLife = lifeCycle<ClassroomState>()({
  save: { from: ['open'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
});
