import { bookingRoutes } from '../features/classrooms/booking/booking.routes.ts';
import { classroomRoutes as roomRoutes } from '../features/classrooms/classrooms.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about rooms: keeping them, and who has them when. */
export const classroomRoutes: readonly Route[] = [...roomRoutes, ...bookingRoutes];
