import { shareableColumns } from '../features/community/columns/shareable-columns.ts';
import { shareableDiscussions } from '../features/community/discussions/shareable-discussions.ts';
import { shareableQuestions } from '../features/community/questions/shareable-questions.ts';
import { shareableLibrary } from '../features/library/shareable-library.ts';
import { shareableLives } from '../features/live/community/shareable-lives.ts';
import type { Shareable } from '../features/sharing/index.ts';
import { sharingRoutes as routesOf } from '../features/sharing/sharing.routes.ts';
import { shareableCourses } from '../features/study/courses/shareable-courses.ts';
import { shareableAccounts } from '../features/teams/shareable-accounts.ts';
import type { Route } from '../platform/http/route.ts';

/** What people may share, by who decides whether they may see it (D-085). */
const shareables: readonly Shareable[] = [
  ...shareableQuestions,
  shareableDiscussions,
  ...shareableLives,
  shareableColumns,
  shareableAccounts,
  shareableCourses,
  shareableLibrary,
];

/** Every call about passing something on. */
export const sharingRoutes: readonly Route[] = routesOf(shareables);
