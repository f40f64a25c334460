// oxlint-disable import/max-dependencies -- one for each group
import type { texts as admin } from './cn/admin.ts';
import type { texts as activity } from './cn/activity.ts';
import type { texts as assistant } from './cn/assistant.ts';
import type { texts as audience } from './cn/audience.ts';
import type { texts as bank } from './cn/bank.ts';
import type { texts as common } from './cn/common.ts';
import type { texts as courses } from './cn/courses.ts';
import type { texts as dev } from './cn/dev.ts';
import type { texts as errors } from './cn/errors.ts';
import type { texts as examining } from './cn/examining.ts';
import type { texts as exams } from './cn/exams.ts';
import type { texts as files } from './cn/files.ts';
import type { texts as help } from './cn/help.ts';
import type { texts as notices } from './cn/notices.ts';
import type { texts as personal } from './cn/personal.ts';
import type { texts as pictures } from './cn/pictures.ts';
import type { texts as refusals } from './cn/refusals.ts';
import type { texts as share } from './cn/share.ts';
import type { texts as sharing } from './cn/sharing.ts';
import type { texts as study } from './cn/study.ts';
import type { texts as subjects } from './cn/subjects.ts';
import type { texts as surveys } from './cn/surveys.ts';

/** The keys of every group. Typing this table instead of i18next's resources keeps the type check four times faster. */
export type Packs = {
  common: typeof common;
  errors: typeof errors;
  refusals: typeof refusals;
  study: typeof study;
  subjects: typeof subjects;
  audience: typeof audience;
  surveys: typeof surveys;
  exams: typeof exams;
  bank: typeof bank;
  examining: typeof examining;
  courses: typeof courses;
  activity: typeof activity;
  share: typeof share;
  sharing: typeof sharing;
  personal: typeof personal;
  admin: typeof admin;
  notices: typeof notices;
  help: typeof help;
  assistant: typeof assistant;
  files: typeof files;
  pictures: typeof pictures;
  dev: typeof dev;
};
