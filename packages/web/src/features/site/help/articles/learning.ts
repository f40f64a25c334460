import { type HelpArticle, labelKey, linkTo } from '../help-article.ts';

const learners = ['learner'] as const;

/** Articles about what one learns, practises and is examined in. */
export const learning = {
  courses: {
    roles: learners,
    places: ['study', 'course', 'recommend', 'courseSection'],
    link: linkTo(labelKey('study', 'study.home.title'), 'study'),
    labels: { begin: labelKey('study', 'study.course.start'), count: labelKey('study', 'study.count.title') },
  },
  notes: {
    roles: learners,
    places: ['courseSection'],
    link: linkTo(labelKey('study', 'study.home.title'), 'study'),
    labels: {
      note: labelKey('study', 'study.notes.new'),
      transcript: labelKey('study', 'study.transcript.title'),
      export: labelKey('study', 'study.notes.export'),
    },
  },
  records: {
    roles: learners,
    places: ['center', 'centerMy/course', 'centerMy/collect', 'centerMy/report'],
    link: linkTo(labelKey('centre', 'centre.home.title'), 'center'),
    labels: {
      columns: labelKey('centre', 'centre.columns.open'),
      collected: labelKey('centre', 'centre.collect.title'),
      report: labelKey('centre', 'centre.report.title'),
    },
  },
  duties: {
    roles: learners,
    places: ['centerMy/duties', 'centerMy/packs', 'studyPackDetail'],
    link: linkTo(labelKey('personal', 'centre.duties.title'), 'centerMy', { name: 'duties' }),
    labels: { packs: labelKey('personal', 'centre.packs.title') },
  },
  subjects: {
    roles: learners,
    places: ['subjects', 'subject', 'centerMy/subject'],
    link: linkTo(labelKey('subjects', 'subjects.title'), 'subjects'),
    labels: {
      join: labelKey('subjects', 'subjects.join'),
      exemption: labelKey('subjects', 'subjects.exemption.ask'),
    },
  },
  paths: {
    roles: learners,
    places: ['centerPosition', 'positionDetail', 'pointList'],
    link: linkTo(labelKey('study', 'positions.title'), 'centerPosition'),
    labels: { submit: labelKey('study', 'positions.submit') },
  },
  exams: {
    roles: learners,
    places: ['exams', 'exam', 'examTake', 'examResult', 'centerMy/exam'],
    link: linkTo(labelKey('exams', 'exams.title'), 'exams'),
    labels: {
      begin: labelKey('exams', 'exams.start'),
      submit: labelKey('exams', 'exams.handIn'),
      records: labelKey('exams', 'exams.view.records'),
    },
  },
  practice: {
    roles: learners,
    places: ['practice'],
    link: linkTo(labelKey('practice', 'practice.title'), 'practice'),
  },
  classes: {
    roles: learners,
    places: ['trainingClass', 'centerMy/class'],
    link: linkTo(labelKey('classes', 'classes.title'), 'centerMy', { name: 'class' }),
    labels: { apply: labelKey('classes', 'classes.apply') },
  },
  lives: {
    roles: learners,
    places: ['liveIndex', 'liveHot', 'liveDetail', 'liveClassDetail', 'liveByType', 'activityDetail', 'centerMy/live'],
    link: linkTo(labelKey('activity', 'live.home.title'), 'liveIndex'),
    labels: {
      subscribe: labelKey('activity', 'live.detail.subscribe'),
      raise: labelKey('activity', 'live.room.hand.raise'),
      replay: labelKey('activity', 'live.replay.title'),
    },
  },
  surveys: {
    roles: learners,
    places: ['surveyAnswer', 'centerMy/research'],
    link: linkTo(labelKey('personal', 'centre.research.title'), 'centerMy', { name: 'research' }),
    labels: { submit: labelKey('surveys', 'survey.answer.submit') },
  },
  certificates: {
    roles: learners,
    places: ['microCertificate', 'microCertificateIndex', 'centerMy/certificate'],
    link: linkTo(labelKey('personal', 'centre.certificates.title'), 'centerMy', { name: 'certificate' }),
    labels: {
      earn: labelKey('study', 'certificates.available'),
      download: labelKey('study', 'certificates.download'),
      check: labelKey('study', 'certificates.check.title'),
    },
  },
  library: {
    roles: learners,
    places: ['knowledgeList', 'knowledgeDetail'],
    link: linkTo(labelKey('library', 'library.title'), 'knowledgeList'),
    labels: { collected: labelKey('library', 'library.view.collected') },
  },
} as const satisfies Record<string, HelpArticle>;
