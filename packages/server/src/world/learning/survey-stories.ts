import type { Answers } from '@shuyuan/contract/surveys/answers';
import type { Option, Question } from '@shuyuan/contract/surveys/question-kinds';

const common = { isRequired: true, startsPage: false, condition: null } as const;
const optionsOf = (...texts: string[]): Option[] => texts.map((text, index) => ({ id: `o${index + 1}`, text }));

/** Asked of everybody who was taught by a mentor; what they say stays without names. */
const mentorQuestions: readonly Question[] = [
  { ...common, id: 'q1', kind: 'rating', title: '总体而言，您对这一期导师带教的评价是？', scale: 'five' },
  {
    ...common,
    id: 'q2',
    kind: 'matrix',
    title: '请评价导师在以下方面的表现',
    rows: [
      { id: 'r1', text: '讲解清楚，能联系现场' },
      { id: 'r2', text: '及时回答问题' },
      { id: 'r3', text: '给我动手的机会' },
    ],
    columns: [
      { id: 'c1', text: '不满意' },
      { id: 'c2', text: '一般' },
      { id: 'c3', text: '满意' },
      { id: 'c4', text: '非常满意' },
    ],
  },
  {
    ...common,
    id: 'q3',
    kind: 'single',
    title: '带教的节奏合适吗？',
    options: optionsOf('太快', '正好', '太慢'),
  },
  {
    ...common,
    id: 'q4',
    kind: 'longText',
    title: '哪些内容可以慢一点？',
    isRequired: false,
    condition: { kind: 'chosen', questionId: 'q3', optionIds: ['o1'] },
  },
  {
    ...common,
    id: 'q5',
    kind: 'rating',
    title: '您有多大可能向新同事推荐这种带教方式？',
    scale: 'nps',
  },
  { ...common, id: 'q6', kind: 'longText', title: '对下一期带教，您还有什么建议？', isRequired: false },
];

/** The answers of seven of them. */
const mentorAnswers: readonly Answers[] = [
  { q1: 5, q2: { r1: 'c4', r2: 'c4', r3: 'c3' }, q3: 'o2', q5: 10, q6: '希望每周固定半天在现场带教，时间更好安排。' },
  { q1: 4, q2: { r1: 'c3', r2: 'c4', r3: 'c3' }, q3: 'o2', q5: 9 },
  { q1: 4, q2: { r1: 'c3', r2: 'c3', r3: 'c2' }, q3: 'o1', q4: '统计过程控制那两次课信息量太大。', q5: 8 },
  { q1: 5, q2: { r1: 'c4', r2: 'c3', r3: 'c4' }, q3: 'o2', q5: 9, q6: '可以让往期学员回来讲一次自己的改善案例。' },
  { q1: 3, q2: { r1: 'c2', r2: 'c3', r3: 'c1' }, q3: 'o1', q4: '图纸审查讲得快，跟不上记录。', q5: 6 },
  { q1: 5, q2: { r1: 'c4', r2: 'c4', r3: 'c4' }, q3: 'o2', q5: 10, q6: '带教手册很实用，建议放到书院里长期可查。' },
  { q1: 4, q2: { r1: 'c3', r2: 'c4', r3: 'c3' }, q3: 'o3', q5: 7, q6: '基础部分可以提前自学，见面多做练习。' },
];

/** Asked of the whole company before the plan of the next year is made. */
const needsQuestions: readonly Question[] = [
  {
    ...common,
    id: 'q1',
    kind: 'multiple',
    title: '明年您最希望提升哪些方面？（最多选三项）',
    options: optionsOf('专业技能', '数字化与数据分析', '质量与安全', '沟通与表达', '管理与领导力', '外语'),
    min: 1,
    max: 3,
  },
  {
    ...common,
    id: 'q2',
    kind: 'shortText',
    title: '您目前最想练习的外语是？',
    isRequired: false,
    condition: { kind: 'chosen', questionId: 'q1', optionIds: ['o6'] },
  },
  {
    ...common,
    id: 'q3',
    kind: 'single',
    title: '您更喜欢哪种学习方式？',
    options: optionsOf('在线课程，自己安排时间', '直播，可以当场提问', '线下面授与实训'),
  },
  {
    ...common,
    id: 'q4',
    kind: 'matrix',
    title: '过去一年，您对以下学习资源的满意程度',
    isRequired: false,
    startsPage: true,
    rows: [
      { id: 'r1', text: '知识社区' },
      { id: 'r2', text: '直播课' },
      { id: 'r3', text: '线下培训' },
    ],
    columns: [
      { id: 'c1', text: '不满意' },
      { id: 'c2', text: '一般' },
      { id: 'c3', text: '满意' },
    ],
  },
  {
    ...common,
    id: 'q5',
    kind: 'number',
    title: '您每周可以用于学习的时间（小时）',
    min: 0,
    max: 40,
  },
  {
    ...common,
    id: 'q6',
    kind: 'date',
    title: '最早从哪一天起方便参加线下培训？',
    isRequired: false,
    condition: { kind: 'chosen', questionId: 'q3', optionIds: ['o3'] },
  },
  { ...common, id: 'q7', kind: 'rating', title: '您对现有培训安排的总体评分', scale: 'ten' },
  { ...common, id: 'q8', kind: 'longText', title: '还有什么想告诉我们的？', isRequired: false },
];

export const surveyStories = { mentorQuestions, mentorAnswers, needsQuestions } as const;
