import { type HelpArticle, labelKey, linkTo } from '../help-article.ts';

const makers = ['lecturer', 'administrator'] as const;

/** Articles about what lecturers make and run. */
export const teaching = {
  courseMaking: {
    roles: makers,
    places: ['courseManage', 'centerMy/courses'],
    link: linkTo(labelKey('personal', 'centre.courses.title'), 'centerMy', { name: 'courses' }),
    labels: {
      create: labelKey('courses', 'courses.create'),
      preview: labelKey('courses', 'courses.preview'),
      publish: labelKey('courses', 'courses.publish'),
      remind: labelKey('courses', 'courses.remind'),
    },
  },
  subjectMaking: {
    roles: makers,
    places: ['subjects', 'subject'],
    link: linkTo(labelKey('subjects', 'subjects.title'), 'subjects'),
    labels: {
      create: labelKey('subjects', 'subjects.create'),
      exemptions: labelKey('subjects', 'subjects.view.exemptions'),
    },
  },
  examMaking: {
    roles: makers,
    places: ['examManage', 'centerMy/exams'],
    link: linkTo(labelKey('personal', 'centre.exams.title'), 'centerMy', { name: 'exams' }),
    labels: {
      create: labelKey('examining', 'examining.create'),
      preview: labelKey('examining', 'examining.tab.preview'),
      publish: labelKey('examining', 'examining.publish'),
      attempts: labelKey('examining', 'examining.tab.attempts'),
      extra: labelKey('examining', 'examining.extra'),
    },
  },
  questionBank: {
    roles: makers,
    places: ['centerMy/question-bank', 'bankQuestion', 'bankImport'],
    link: linkTo(labelKey('personal', 'centre.questionBank.title'), 'centerMy', { name: 'question-bank' }),
    labels: {
      create: labelKey('bank', 'bank.new'),
      import: labelKey('bank', 'bank.import.title'),
      save: labelKey('bank', 'bank.save'),
    },
  },
  marking: {
    roles: makers,
    places: ['examMarking'],
    link: linkTo(labelKey('exams', 'exams.view.marking'), 'exams', {}, { view: 'marking' }),
    labels: { regrade: labelKey('examining', 'examining.tab.regrade') },
  },
  surveyMaking: {
    roles: makers,
    places: ['surveyEdit', 'surveyResults', 'centerMy/research'],
    link: linkTo(labelKey('personal', 'centre.research.title'), 'centerMy', { name: 'research' }),
    labels: {
      create: labelKey('surveys', 'survey.list.create'),
      preview: labelKey('surveys', 'survey.action.preview'),
      publish: labelKey('surveys', 'survey.editor.publish'),
    },
  },
  classRunning: {
    roles: makers,
    places: ['trainingManage', 'centerMy/class'],
    link: linkTo(labelKey('teaching', 'teaching.title'), 'centerMy', { name: 'class' }, { view: 'manage' }),
    labels: {
      create: labelKey('teaching', 'teaching.create'),
      publish: labelKey('teaching', 'teaching.publish'),
      people: labelKey('teaching', 'teaching.tab.people'),
      attendance: labelKey('teaching', 'teaching.tab.attendance'),
    },
  },
  liveHolding: {
    roles: makers,
    places: ['centerMy/lives', 'liveIndex'],
    link: linkTo(labelKey('personal', 'centre.lives.title'), 'centerMy', { name: 'lives' }),
    labels: {
      create: labelKey('personal', 'centre.lives.create'),
      start: labelKey('activity', 'live.form.do.start'),
      apply: labelKey('activity', 'live.form.do.apply'),
    },
  },
} as const satisfies Record<string, HelpArticle>;
