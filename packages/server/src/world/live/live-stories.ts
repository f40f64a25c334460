/** When something begins: hours from now, or a time of a day counted from today, as the company writes it. */
export type When = { readonly inHours: number } | { readonly inDays: number; readonly at: `${number}:${number}` };

/** What became of a live: still a draft, before its approvers, turned down, out, taken back, or over. */
type Fate =
  | { readonly fate: 'draft' | 'waiting' | 'published' | 'withdrawn' }
  | { readonly fate: 'refused'; readonly comment: string }
  | {
      readonly fate: 'ended';
      /** Who came, after how many minutes and for how long; and what they thought of it. */
      readonly came: readonly (readonly [account: string, after: number, minutes: number, score?: number])[];
      readonly isRecorded?: true;
    };

export type LiveStory = Fate & {
  readonly by: string;
  readonly subject: string;
  readonly desc: string;
  readonly lecturerDesc?: string;
  readonly lecturer?: string;
  readonly assistants?: readonly string[];
  readonly invited?: readonly string[];
  readonly scope: 1 | 2 | 3;
  readonly mode: 1 | 2 | 3;
  readonly minutes: number;
  readonly plan?: number;
  readonly when: When;
  /** How long before today it was announced. */
  readonly announcedDaysAgo: number;
  readonly subscribers?: readonly string[];
  readonly cover?: number;
};

const past: readonly LiveStory[] = [
  {
    fate: 'ended',
    by: 'shixiaoman',
    subject: '新员工第一课：认识青禾',
    desc: '公司从哪里来、做什么、怎么学习，给十月入职的同事。',
    scope: 1,
    mode: 1,
    minutes: 60,
    plan: 40,
    when: { inDays: -23, at: '09:30' },
    announcedDaysAgo: 30,
    subscribers: ['xiaoyichen', 'wenjiahe', 'tanmuyang', 'amina'],
    came: [
      ['xiaoyichen', 0, 60, 5],
      ['wenjiahe', 4, 55, 4],
      ['tanmuyang', 1, 58],
      ['amina', 10, 49, 5],
      ['linzhiyuan', 2, 30],
    ],
    cover: 0,
  },
  {
    fate: 'ended',
    by: 'hejingxing',
    subject: '一次线上事故的复盘：缓存为什么会雪崩',
    desc: '时间线、误判、止损，以及后来改掉的三处设计。',
    lecturerDesc: '何景行，软件研发部后端负责人，值守过九次大促。',
    scope: 2,
    mode: 2,
    minutes: 75,
    when: { inDays: -16, at: '19:00' },
    announcedDaysAgo: 20,
    subscribers: ['linzhiyuan', 'tanmuyang'],
    came: [
      ['linzhiyuan', 0, 75, 5],
      ['tanmuyang', 3, 70, 5],
    ],
    cover: 1,
  },
  {
    fate: 'ended',
    by: 'duyinuo',
    subject: '总装线防错装置现场讲解',
    desc: '在线边看五种防错装置，讲清楚各自防的是哪一种错。',
    scope: 1,
    mode: 1,
    minutes: 45,
    when: { inDays: -12, at: '15:00' },
    announcedDaysAgo: 15,
    subscribers: ['xiaoyichen', 'tangyuwei'],
    came: [
      ['xiaoyichen', 0, 45, 4],
      ['tangyuwei', 6, 38, 5],
      ['leishengnan', 2, 40],
    ],
  },
  {
    fate: 'ended',
    by: 'guhuaiqian',
    subject: '夹具快速换型：从四十分钟到九分钟',
    desc: '一套夹具的三次改动，每一次少走了哪些弯路。',
    lecturerDesc: '顾怀谦，首席工艺专家，二十六年一线经验，带出过十一位技师。',
    lecturer: 'guhuaiqian',
    assistants: ['ranyunfei'],
    scope: 1,
    mode: 1,
    minutes: 90,
    plan: 60,
    when: { inDays: -9, at: '14:00' },
    announcedDaysAgo: 14,
    subscribers: ['linzhiyuan', 'ranyunfei', 'xiaoyichen', 'songqinghe', 'tangyuwei'],
    came: [
      ['linzhiyuan', 5, 80, 5],
      ['ranyunfei', 0, 90, 5],
      ['xiaoyichen', 0, 88, 5],
      ['songqinghe', 12, 40, 4],
      ['tangyuwei', 1, 86, 5],
      ['zhoumuyun', 30, 25],
    ],
    isRecorded: true,
    cover: 2,
  },
  {
    fate: 'ended',
    by: 'shenruoxi',
    subject: '把经验讲成课程：三个常见误区',
    desc: '讲得多、讲得全、讲得快，为什么学员反而没学会。',
    lecturer: 'shenruoxi',
    scope: 1,
    mode: 1,
    minutes: 60,
    when: { inDays: -5, at: '10:00' },
    announcedDaysAgo: 8,
    subscribers: ['duyinuo', 'yewanqing'],
    came: [
      ['duyinuo', 0, 60, 4],
      ['yewanqing', 2, 58, 5],
      ['guhuaiqian', 0, 60, 5],
    ],
    cover: 3,
  },
];

const toCome: readonly LiveStory[] = [
  {
    fate: 'published',
    by: 'hejingxing',
    subject: '代码评审：怎么提意见才有人听',
    desc: '从十条真实评论说起，哪些帮了忙，哪些只是挑刺。',
    lecturer: 'hejingxing',
    scope: 1,
    mode: 2,
    minutes: 60,
    when: { inHours: 2 },
    announcedDaysAgo: 3,
    subscribers: ['linzhiyuan', 'tanmuyang'],
    cover: 1,
  },
  {
    fate: 'published',
    by: 'guhuaiqian',
    subject: '五轴加工中心的热变形补偿',
    desc: '开机两小时与六小时的差别，以及怎样用一张表管住它。',
    lecturerDesc: '顾怀谦，首席工艺专家，二十六年一线经验，带出过十一位技师。',
    lecturer: 'guhuaiqian',
    assistants: ['ranyunfei', 'shixiaoman'],
    scope: 1,
    mode: 1,
    minutes: 90,
    plan: 80,
    when: { inDays: 1, at: '14:00' },
    announcedDaysAgo: 6,
    subscribers: ['ranyunfei', 'xiaoyichen', 'linzhiyuan', 'songqinghe'],
    cover: 2,
  },
  {
    fate: 'published',
    by: 'shenruoxi',
    subject: '课件设计工作坊：一页只讲一件事',
    desc: '请带一页自己的课件来，当场改。',
    lecturer: 'shenruoxi',
    scope: 1,
    mode: 2,
    minutes: 120,
    plan: 30,
    when: { inDays: 2, at: '10:00' },
    announcedDaysAgo: 4,
    subscribers: ['duyinuo'],
    cover: 3,
  },
  {
    fate: 'published',
    by: 'yewanqing',
    subject: '第六期班组长训练营：开营说明',
    desc: '八周怎么安排、作业交到哪里、遇到困难找谁。',
    assistants: ['shixiaoman'],
    invited: ['xiaoyichen', 'wenjiahe', 'duyinuo', 'linzhiyuan'],
    scope: 3,
    mode: 1,
    minutes: 45,
    plan: 25,
    when: { inDays: 3, at: '16:00' },
    announcedDaysAgo: 2,
    subscribers: ['xiaoyichen'],
  },
  {
    fate: 'published',
    by: 'shixiaoman',
    subject: '工间读书会：《一张图纸》',
    desc: '读一篇短文，聊半个小时，没读过也欢迎。',
    lecturer: 'yuanjinghe',
    scope: 1,
    mode: 2,
    minutes: 40,
    when: { inDays: 4, at: '12:30' },
    announcedDaysAgo: 1,
    cover: 0,
  },
  {
    fate: 'published',
    by: 'hejingxing',
    subject: '软件研发部技术月会',
    desc: '三个组各讲十五分钟，最后集中提问。',
    scope: 2,
    mode: 1,
    minutes: 60,
    when: { inDays: 5, at: '17:00' },
    announcedDaysAgo: 1,
  },
];

const notOut: readonly LiveStory[] = [
  {
    fate: 'waiting',
    by: 'pierre',
    subject: '法语区客户沟通：从第一封邮件开始',
    desc: '称呼、语气与等待的分寸，给第一次联系法语区客户的同事。',
    scope: 1,
    mode: 1,
    minutes: 60,
    when: { inDays: 6, at: '20:00' },
    announcedDaysAgo: 1,
  },
  {
    fate: 'refused',
    by: 'pierre',
    subject: '巴黎展会现场直播',
    desc: '带大家在展位上走一圈。',
    comment: '展位上有客户未公开的样机，请与客户确认后再提交。',
    scope: 1,
    mode: 3,
    minutes: 120,
    when: { inDays: 8, at: '16:00' },
    announcedDaysAgo: 3,
  },
  {
    fate: 'withdrawn',
    by: 'shixiaoman',
    subject: '学习平台使用答疑',
    desc: '把最近问得最多的问题集中讲一遍。',
    scope: 1,
    mode: 2,
    minutes: 30,
    when: { inDays: 1, at: '11:00' },
    announcedDaysAgo: 5,
    subscribers: ['wenjiahe'],
  },
  {
    fate: 'draft',
    by: 'shenruoxi',
    subject: '微课制作入门：手机就够了',
    desc: '光线、声音、稿子，先做好其中一样。',
    scope: 1,
    mode: 1,
    minutes: 60,
    when: { inDays: 9, at: '10:00' },
    announcedDaysAgo: 1,
  },
];

/** The lives of the demo company, as they were announced. */
export const liveStories: readonly LiveStory[] = [...past, ...toCome, ...notOut];
