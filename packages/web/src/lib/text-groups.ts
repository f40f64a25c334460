/* oxlint-disable import/max-dependencies -- a table: one line for each group of texts */
import type { Group } from '@shuyuan/i18n/groups';
import type { texts as admin } from '@shuyuan/i18n/packs/cn/admin';
import type { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import type { texts as common } from '@shuyuan/i18n/packs/cn/common';
import type { texts as dev } from '@shuyuan/i18n/packs/cn/dev';
import type { texts as errors } from '@shuyuan/i18n/packs/cn/errors';
import type { texts as files } from '@shuyuan/i18n/packs/cn/files';
import type { texts as help } from '@shuyuan/i18n/packs/cn/help';
import type { texts as notices } from '@shuyuan/i18n/packs/cn/notices';
import type { texts as personal } from '@shuyuan/i18n/packs/cn/personal';
import type { texts as pictures } from '@shuyuan/i18n/packs/cn/pictures';
import type { texts as share } from '@shuyuan/i18n/packs/cn/share';
import type { texts as study } from '@shuyuan/i18n/packs/cn/study';

/** The keys of every group. Typing this table instead of i18next's resources keeps the type check four times faster. */
export type Packs = {
  common: typeof common;
  errors: typeof errors;
  study: typeof study;
  activity: typeof activity;
  share: typeof share;
  personal: typeof personal;
  admin: typeof admin;
  notices: typeof notices;
  help: typeof help;
  files: typeof files;
  pictures: typeof pictures;
  dev: typeof dev;
};

export type TextGroup = keyof Packs & Group;
