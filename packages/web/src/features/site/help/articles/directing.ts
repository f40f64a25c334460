import { type HelpArticle, labelKey, linkTo } from '../help-article.ts';

/** Articles about what directors do for the people below them. */
export const directing = {
  team: {
    roles: ['director'],
    places: ['centerSubordinate', 'directorTeam', 'positionAudit'],
    link: linkTo(labelKey('personal', 'centre.subordinates.title'), 'centerSubordinate'),
    labels: { team: labelKey('director', 'director.team.open') },
  },
  packs: {
    roles: ['director'],
    places: ['directorPush', 'centerPreview'],
    link: linkTo(labelKey('packs', 'packs.new'), 'directorPush', { id: 'new' }),
    labels: {
      preview: labelKey('packs', 'packs.preview.ask'),
      push: labelKey('packs', 'packs.push'),
      people: labelKey('packs', 'packs.people'),
    },
  },
  assignments: {
    roles: ['director', 'administrator'],
    places: ['centerMy/assignments'],
    link: linkTo(labelKey('personal', 'centre.assignments.title'), 'centerMy', { name: 'assignments' }),
    labels: {
      create: labelKey('assignments', 'assignments.create'),
      preview: labelKey('assignments', 'assignments.preview.ask'),
    },
  },
} as const satisfies Record<string, HelpArticle>;
