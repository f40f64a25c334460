import type { Option, Question } from '@shuyuan/contract/surveys/question-kinds';
import type { TextKey, Translate } from '../../../lib/texts.ts';

export const templateNames = ['blank', 'satisfaction', 'needs', 'recommend'] as const;
export type TemplateName = (typeof templateNames)[number];

const common = { isRequired: true, startsPage: false, condition: null } as const;

type T = Translate<'surveys'>;
const optionsOf = (t: T, letter: string, keys: readonly TextKey<'surveys'>[]): Option[] =>
  keys.map((key, index) => ({ id: `${letter}${index + 1}`, text: t(key) }));

const satisfaction = (t: T): Question[] => [
  {
    ...common,
    id: 'q1',
    kind: 'matrix',
    title: t('survey.template.satisfaction.grid'),
    rows: optionsOf(t, 'r', [
      'survey.template.satisfaction.content',
      'survey.template.satisfaction.lecturer',
      'survey.template.satisfaction.service',
    ]),
    columns: optionsOf(t, 'c', [
      'survey.template.scale.bad',
      'survey.template.scale.fair',
      'survey.template.scale.good',
      'survey.template.scale.best',
    ]),
  },
  { ...common, id: 'q2', kind: 'rating', title: t('survey.template.satisfaction.overall'), scale: 'five' },
  {
    ...common,
    id: 'q3',
    kind: 'single',
    title: t('survey.template.satisfaction.useful'),
    options: optionsOf(t, 'o', ['survey.template.yes', 'survey.template.partly', 'survey.template.no']),
  },
  {
    ...common,
    id: 'q4',
    kind: 'longText',
    isRequired: false,
    title: t('survey.template.satisfaction.why'),
    condition: { kind: 'chosen', questionId: 'q3', optionIds: ['o2', 'o3'] },
  },
  { ...common, id: 'q5', kind: 'longText', isRequired: false, title: t('survey.template.suggestions') },
];

const needs = (t: T): Question[] => [
  {
    ...common,
    id: 'q1',
    kind: 'multiple',
    title: t('survey.template.needs.topics'),
    options: optionsOf(t, 'o', [
      'survey.template.needs.professional',
      'survey.template.needs.digital',
      'survey.template.needs.management',
      'survey.template.needs.communication',
      'survey.template.needs.safety',
    ]),
    min: 1,
    max: 3,
  },
  {
    ...common,
    id: 'q2',
    kind: 'single',
    title: t('survey.template.needs.form'),
    options: optionsOf(t, 'o', [
      'survey.template.needs.online',
      'survey.template.needs.live',
      'survey.template.needs.class',
    ]),
  },
  { ...common, id: 'q3', kind: 'number', title: t('survey.template.needs.hours'), min: 0, max: 40 },
  { ...common, id: 'q4', kind: 'longText', isRequired: false, title: t('survey.template.suggestions') },
];

const recommend = (t: T): Question[] => [
  { ...common, id: 'q1', kind: 'rating', title: t('survey.template.recommend.score'), scale: 'nps' },
  {
    ...common,
    id: 'q2',
    kind: 'longText',
    isRequired: false,
    title: t('survey.template.recommend.why'),
    condition: { kind: 'between', questionId: 'q1', from: 0, to: 6 },
  },
  {
    ...common,
    id: 'q3',
    kind: 'longText',
    isRequired: false,
    title: t('survey.template.recommend.best'),
    condition: { kind: 'between', questionId: 'q1', from: 9, to: 10 },
  },
];

const questionsBy = { blank: () => [], satisfaction, needs, recommend } as const satisfies Record<
  TemplateName,
  (t: T) => Question[]
>;

/** The questions a template begins with, in the language of its author. */
export const templateQuestions = (name: TemplateName, t: T): Question[] => questionsBy[name](t);
