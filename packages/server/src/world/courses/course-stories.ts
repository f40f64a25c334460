import type { SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { changeoverQuestions } from './changeover-questions.ts';
import type { CourseMaterial } from './course-material.ts';
import { courseArticles as articles } from './course-articles.ts';

export type SectionStory = {
  readonly title: string;
  readonly isElective?: true;
  /** Also read outside of the course. */
  readonly isInLibrary?: true;
  readonly questions?: readonly SectionQuestion[];
} & (
  | { readonly material: CourseMaterial }
  | { readonly article: string }
  | { readonly url: string; /** Of an open course, held there. */ readonly minutes?: number }
);

export type LearnerStory = {
  readonly account: string;
  readonly hoursAgo: number;
  /** How much of each section, in their order: 1 is all of it, 0 was not opened. */
  readonly shares: readonly number[];
  readonly score?: number;
  /** Questions that were answered wrong at first. */
  readonly missed?: readonly string[];
  /** Learned once more after that, so far. */
  readonly again?: { readonly hoursAgo: number; readonly shares: readonly number[] };
};

export type CommentStory = {
  readonly by: string;
  readonly hoursAgo: number;
  readonly says: string;
  readonly replies?: readonly Omit<CommentStory, 'replies'>[];
};

export type ChapterStory = { readonly title: string; readonly sections: readonly SectionStory[] };

export type CourseStory = {
  readonly title: string;
  readonly introduction: string;
  readonly by: string;
  readonly lecturer?: string;
  readonly topics: readonly string[];
  readonly cover?: number;
  /** Names of the organisations it is for; everybody without. */
  readonly audience?: readonly string[];
  readonly isInOrder?: true;
  readonly daysAgo: number;
  readonly fate: 'draft' | 'published' | 'withdrawn';
  readonly chapters: readonly ChapterStory[];
  readonly learners?: readonly LearnerStory[];
  readonly comments?: readonly CommentStory[];
  /** Sections its author has added since to the last chapter, not published yet. */
  readonly added?: readonly SectionStory[];
};

/** The courses of the company: four to learn, one that is being written, one that was withdrawn. */
export const courseStories: readonly CourseStory[] = [
  {
    title: '车间安全入门',
    introduction:
      '第一次进车间之前要看的全部内容，二十分钟。\n看完你会知道：穿什么、走哪里、什么不能碰，出了异常先做哪一步。\n各节按顺序学习；每位新同事、每位参观带队人都要完成。',
    by: 'shenruoxi',
    lecturer: 'songqinghe',
    topics: ['安全生产', '新人上手'],
    cover: 4,
    isInOrder: true,
    daysAgo: 46,
    fate: 'published',
    chapters: [
      {
        title: '进门之前',
        sections: [
          { title: '进车间的第一天', material: 'safetyFilm' },
          { title: '车间安全手册', material: 'handbook' },
          { title: '二号车间布局', material: 'floor', isInLibrary: true },
        ],
      },
      {
        title: '出了异常',
        sections: [
          { title: '急停之后的五分钟', article: articles.afterTheStop },
          { title: '疏散警报是这个声音', material: 'alarm' },
          { title: '应急管理部：安全生产专题', url: 'https://www.mem.gov.cn/', isElective: true },
        ],
      },
    ],
    learners: [
      { account: 'duyinuo', hoursAgo: 900, shares: [1, 1, 1, 1, 1, 1], score: 5 },
      { account: 'xiaoyichen', hoursAgo: 700, shares: [1, 1, 1, 1, 1], score: 5 },
      { account: 'linzhiyuan', hoursAgo: 50, shares: [1, 0.67] },
      { account: 'wenjiahe', hoursAgo: 26, shares: [0.5] },
    ],
    comments: [
      {
        by: 'duyinuo',
        hoursAgo: 880,
        says: '第二天就用上了：听到疏散警报，大家真的都往东门走。',
        replies: [{ by: 'songqinghe', hoursAgo: 860, says: '这正是我们录这段声音的原因，谢谢你写下来。' }],
      },
      { by: 'linzhiyuan', hoursAgo: 48, says: '手册第二页的禁入区图，手机上放大看更清楚。' },
    ],
  },
  {
    title: '快速换型：从四十分钟到九分钟',
    introduction:
      '三号线的换型从四十分钟降到九分钟，只改了三处。\n顾怀谦老师带你从一张观察表开始，分清“停机才能做的”和“不停机也能做的”，再把前者一件件变成后者。\n学完请在自己的工位上量一次，带着数字回来。',
    by: 'guhuaiqian',
    lecturer: 'guhuaiqian',
    topics: ['精益生产', '装配工艺'],
    cover: 5,
    daysAgo: 33,
    fate: 'published',
    chapters: [
      {
        title: '时间去了哪里',
        sections: [
          { title: '快速换型：三次改动', material: 'changeoverFilm', questions: changeoverQuestions },
          { title: '内与外：一个区分，省下二十分钟', article: articles.insideOutside },
        ],
      },
      {
        title: '动手量一次',
        sections: [
          { title: '换型观察表', material: 'observationSheet', isInLibrary: true },
          { title: '影子板长这样', material: 'shadowBoard', isElective: true },
        ],
      },
    ],
    learners: [
      { account: 'ranyunfei', hoursAgo: 600, shares: [1, 1, 1, 1], score: 5 },
      { account: 'songqinghe', hoursAgo: 420, shares: [1, 1, 1], score: 4 },
      { account: 'linzhiyuan', hoursAgo: 20, shares: [0.53], missed: ['tools1'] },
      { account: 'xiaoyichen', hoursAgo: 44, shares: [1, 1, 0.5] },
      { account: 'tanmuyang', hoursAgo: 30, shares: [1] },
    ],
    added: [{ title: '三号线换型前后的数据', article: articles.beforeAndAfter }],
  },
  {
    title: '读懂控制图',
    introduction:
      '一张控制图，能看出过程在呼吸还是在求救。\n唐予微用二号线三十天的真实数据，讲清信号与噪声，再留一份可以带回班组的练习。',
    by: 'shenruoxi',
    lecturer: 'tangyuwei',
    topics: ['统计过程', '质量管理', '数据分析'],
    cover: 6,
    audience: ['技术中心', '苏州工厂'],
    daysAgo: 61,
    fate: 'published',
    chapters: [
      {
        title: '先看形状，再看数字',
        sections: [
          { title: '一张控制图怎么看', material: 'chartFilm' },
          { title: '信号与噪声', article: articles.signalAndNoise },
        ],
      },
      { title: '用自己的数据练一次', sections: [{ title: '二号线的三十天', material: 'chartExercise' }] },
    ],
    learners: [
      { account: 'linzhiyuan', hoursAgo: 1_100, shares: [1, 1, 1], score: 5 },
      { account: 'leishengnan', hoursAgo: 1_300, shares: [1, 1, 1], again: { hoursAgo: 90, shares: [1] }, score: 4 },
      { account: 'ranyunfei', hoursAgo: 70, shares: [1, 1] },
    ],
  },
  {
    title: '带好一个新人：前四周',
    introduction:
      '给每一位师傅。四周里每周做一件事，每天写三句话；最后一周，让徒弟讲给别人听。\n附工间读书会的两篇短文，适合和徒弟一起读。',
    by: 'shixiaoman',
    lecturer: 'jiangshuyi',
    topics: ['新人上手', '班组管理'],
    cover: 3,
    daysAgo: 12,
    fate: 'published',
    chapters: [
      {
        title: '四周怎么安排',
        sections: [
          { title: '带教手册', material: 'mentorGuide' },
          { title: '第一天说什么', article: articles.firstDay },
        ],
      },
      { title: '一起读', sections: [{ title: '工间读书会选篇', material: 'readings', isElective: true }] },
      {
        title: '一起听',
        sections: [
          {
            title: '公开课：把一件事讲明白',
            url: 'https://www.icourse163.org/',
            minutes: 45,
            isElective: true,
          },
        ],
      },
    ],
    learners: [
      { account: 'yewanqing', hoursAgo: 200, shares: [1, 1, 0.5, 0.6], score: 4 },
      { account: 'duyinuo', hoursAgo: 60, shares: [1, 0, 0, 0.2] },
    ],
  },
  {
    title: '代码评审的分寸',
    introduction: '怎样提、怎样答，怎样让下一个人看得懂。（正在编写：还差第二章的例子。）',
    by: 'hejingxing',
    topics: ['代码评审', '软件架构'],
    audience: ['软件研发部'],
    daysAgo: 3,
    fate: 'draft',
    chapters: [
      { title: '提意见之前', sections: [{ title: '先问三个问题', article: articles.threeQuestions }] },
      { title: '真实的例子', sections: [] },
    ],
  },
  {
    title: '信息安全须知（旧版）',
    introduction: '口令、邮件与移动存储。新版正在编写，旧版自本月起不再学习；已经完成的记录继续有效。',
    by: 'shenruoxi',
    topics: ['信息安全'],
    cover: 1,
    daysAgo: 200,
    fate: 'withdrawn',
    chapters: [
      {
        title: '须知',
        sections: [
          { title: '信息安全须知', material: 'securityNotice' },
          { title: '一封可疑的邮件', article: articles.suspiciousMail },
        ],
      },
    ],
    learners: [
      { account: 'mengxinlan', hoursAgo: 4_000, shares: [1, 1], score: 3 },
      { account: 'wenjiahe', hoursAgo: 800, shares: [1] },
    ],
  },
];
