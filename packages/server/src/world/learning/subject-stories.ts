import type { CourseMaterial } from '../courses/course-material.ts';

const page = (name: string): string => `https://docs.qinghe.example/${name}`;
const timeZone = 'Asia/Shanghai';
const within = (days: number) => ({ kind: 'afterJoining' as const, days, timeZone });

/** Two subjects: people are midway in both, and one asks not to have to do what they can already. */
export const subjectStories: readonly SeedSubject[] = [
  {
    title: '新员工入厂四周',
    introduction: '先安全，再上手，最后会改善。四周之内完成，班组长和导师都看得到进度。',
    cover: 1,
    days: 28,
    stages: [
      {
        title: '第一周：安全第一',
        items: [
          { title: '车间安全入门', course: '车间安全入门', deadline: within(7) },
          { title: '总装安全须知', url: page('assembly-safety'), deadline: within(7) },
        ],
      },
      {
        title: '第二、三周：上手',
        choose: 1,
        items: [
          { title: '快速换型：从四十分钟到九分钟', course: '快速换型：从四十分钟到九分钟' },
          { title: '读懂控制图', course: '读懂控制图', isElective: true },
          { title: '换型作业指导书', url: page('changeover'), isElective: true },
          { title: '一张控制图怎么看', libraryItem: '一张控制图怎么看', isElective: true },
          { title: '换型观察表', file: 'observationSheet', isElective: true },
        ],
      },
      {
        title: '第四周：独立上岗',
        items: [
          { title: '总装线防错装置现场讲解', live: '总装线防错装置现场讲解' },
          { title: '安全与质量上岗考试', exam: '安全与质量上岗考试' },
          {
            title: '上岗自查表',
            url: page('self-check'),
            after: ['总装线防错装置现场讲解', '安全与质量上岗考试'],
            atLeast: [{ key: '安全与质量上岗考试', percent: 80 }],
          },
        ],
      },
    ],
    people: { xiaoyichen: ['总装安全须知'], wenjiahe: [], duyinuo: ['总装安全须知'] },
    exemption: {
      account: 'xiaoyichen',
      title: '快速换型：从四十分钟到九分钟',
      reason: '我在上一家公司做过两年换型组长，考取了厂内快速换型内训师资格，申请免修这门课。',
    },
  },
  {
    title: '研发新人的第一个季度',
    introduction: '一起工作的约定、评审的分寸、事故怎样复盘；任选一门拓展，一个季度内学完。',
    cover: 4,
    days: 90,
    stages: [
      {
        title: '一起工作',
        items: [
          { title: '研发协作约定', url: page('working-together') },
          { title: '代码评审清单', url: page('review-checklist') },
          {
            title: '一次线上事故的复盘',
            live: '一次线上事故的复盘：缓存为什么会雪崩',
            after: ['代码评审清单'],
          },
        ],
      },
      {
        title: '拓展（任选一门）',
        choose: 1,
        items: [
          { title: '带好一个新人：前四周', course: '带好一个新人：前四周', isElective: true },
          { title: '读懂控制图', course: '读懂控制图', isElective: true },
          { title: '成为内部讲师', training: '内部讲师培养班（第三期）', isElective: true },
        ],
      },
    ],
    people: { linzhiyuan: ['研发协作约定'], tanmuyang: ['研发协作约定'] },
  },
];

type SeedItem = {
  readonly title: string;
  readonly course?: string;
  readonly live?: string;
  readonly exam?: string;
  readonly training?: string;
  readonly url?: string;
  /** The title of what it is in the library. */
  readonly libraryItem?: string;
  /** Uploaded for this subject alone. */
  readonly file?: CourseMaterial;
  readonly isElective?: true;
  /** Titles of the items before it that come first. */
  readonly after?: readonly string[];
  /** The marks some of those need. */
  readonly atLeast?: readonly { readonly key: string; readonly percent: number }[];
  readonly deadline?: ReturnType<typeof within>;
};

export type SeedSubject = {
  readonly title: string;
  readonly introduction: string;
  /** The number of a drawn picture. */
  readonly cover: number;
  /** Days after joining until all of it is due. */
  readonly days: number;
  readonly stages: readonly { readonly title: string; readonly choose?: number; readonly items: readonly SeedItem[] }[];
  /** Accounts, each with the links they have read. */
  readonly people: Readonly<Record<string, readonly string[]>>;
  readonly exemption?: { readonly account: string; readonly title: string; readonly reason: string };
};

export type { SeedItem };
