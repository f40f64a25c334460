import { type HelpArticle, helpRoles, labelKey, linkTo } from '../help-article.ts';

/** Articles about what everybody does, whatever else they are here for. */
export const everyday = {
  start: {
    roles: helpRoles,
    places: ['home', 'branchList', 'moreBranchList'],
    link: linkTo(labelKey('common', 'frame.nav.home'), 'home'),
    labels: { create: labelKey('common', 'frame.create'), centre: labelKey('common', 'frame.centre') },
  },
  profile: {
    roles: helpRoles,
    places: ['centerMy/profile', 'centerMy/sessions'],
    link: linkTo(labelKey('personal', 'centre.profile.title'), 'centerMy', { name: 'profile' }),
    labels: {
      change: labelKey('personal', 'centre.password.submit'),
      sessions: labelKey('personal', 'centre.sessions.title'),
    },
  },
  language: {
    roles: helpRoles,
    places: ['centerMy/profile'],
    link: linkTo(labelKey('personal', 'centre.profile.title'), 'centerMy', { name: 'profile' }),
    labels: { language: labelKey('common', 'frame.language'), theme: labelKey('common', 'frame.theme') },
  },
  notices: {
    roles: helpRoles,
    places: ['centerMy/notification-preferences', 'centerMy/notifications'],
    link: linkTo(labelKey('personal', 'centre.notificationPreferences.title'), 'centerMy', {
      name: 'notification-preferences',
    }),
  },
  tasks: {
    roles: helpRoles,
    places: ['centerMy/task', 'todoMenu'],
    link: linkTo(labelKey('personal', 'tasks.title'), 'centerMy', { name: 'task' }),
  },
  approvals: {
    roles: helpRoles,
    places: ['centerMy/approvals'],
    link: linkTo(labelKey('personal', 'approvals.title'), 'centerMy', { name: 'approvals' }),
    labels: { create: labelKey('personal', 'approvals.new'), deputy: labelKey('personal', 'approvals.deputy') },
  },
  search: {
    roles: helpRoles,
    places: ['search'],
    link: linkTo(labelKey('search', 'search.title'), 'search'),
    labels: { ask: labelKey('search', 'search.ask') },
  },
  assistant: {
    roles: helpRoles,
    places: ['assistant'],
    link: linkTo(labelKey('assistant', 'assistant.title'), 'assistant'),
    labels: {
      open: labelKey('common', 'frame.assistant.open'),
      create: labelKey('assistant', 'assistant.new'),
    },
  },
  files: {
    roles: helpRoles,
    places: ['centerMy/files'],
    link: linkTo(labelKey('personal', 'centre.files.title'), 'centerMy', { name: 'files' }),
    labels: { upload: labelKey('files', 'files.upload') },
  },
  rooms: {
    roles: helpRoles,
    places: ['classroomBook'],
    link: linkTo(labelKey('classrooms', 'classrooms.title'), 'classroomBook'),
    labels: {
      find: labelKey('classrooms', 'classrooms.view.find'),
      book: labelKey('classrooms', 'classrooms.book.submit'),
      mine: labelKey('classrooms', 'classrooms.view.mine'),
    },
  },
} as const satisfies Record<string, HelpArticle>;
