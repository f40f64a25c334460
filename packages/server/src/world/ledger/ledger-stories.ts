/** Something given for a post, or for what somebody has said below it. */
export type RewardStory = {
  readonly by: string;
  readonly title: string;
  /** Whose answer is meant; absent: the post itself. */
  readonly answerOf?: string;
  /** After the post was published. */
  readonly hours: number;
  /** In hundredths. */
  readonly amount: bigint;
};

const firstWeek = '新人第一周：五天，五件小事';
const changeover = '换型从四十分钟到九分钟，我们只改了三处';
const controlChart = '控制图上连续七点上升，要不要停线？';
const merged = '我们为什么把两个服务又合回去了';
const nightTalk = '夜谈记录：一张报表背后的七个口径';
const gap = '设备的采样数据缺了两分钟，是补还是丢？';

export const rewardStories: readonly RewardStory[] = [
  { by: 'yuanjinghe', title: firstWeek, hours: 21, amount: 2_000n },
  { by: 'jiangshuyi', title: firstWeek, hours: 33, amount: 1_500n },
  { by: 'linzhiyuan', title: firstWeek, hours: 51, amount: 1_000n },
  { by: 'songqinghe', title: changeover, hours: 31, amount: 5_000n },
  { by: 'duyinuo', title: changeover, hours: 28, amount: 2_000n },
  { by: 'leishengnan', title: changeover, hours: 40, amount: 1_500n },
  { by: 'xiaoyichen', title: changeover, hours: 76, amount: 1_000n },
  { by: 'leishengnan', title: controlChart, hours: 17, amount: 2_000n },
  { by: 'guhuaiqian', title: controlChart, hours: 26, amount: 3_000n },
  { by: 'zhoumuyun', title: merged, hours: 22, amount: 5_000n },
  { by: 'linzhiyuan', title: merged, hours: 12, amount: 2_000n },
  { by: 'tanmuyang', title: merged, hours: 9, amount: 1_250n },
  { by: 'guhuaiqian', title: '八十秒看完一次快速换型', hours: 18, amount: 1_000n },
  { by: 'tangyuwei', title: nightTalk, hours: 13, amount: 3_000n },
  { by: 'shenruoxi', title: nightTalk, hours: 29, amount: 1_800n },
  { by: 'pierre', title: nightTalk, hours: 47, amount: 1_200n },
  { by: 'baisuyin', title: nightTalk, hours: 70, amount: 666n },
  { by: 'linzhiyuan', title: gap, answerOf: 'tangyuwei', hours: 5, amount: 2_000n },
  { by: 'linzhiyuan', title: gap, answerOf: 'hejingxing', hours: 8, amount: 500n },
  {
    by: 'xiaoyichen',
    title: '拧紧枪的扭矩每天都在漂，点检该多久一次？',
    answerOf: 'guhuaiqian',
    hours: 52,
    amount: 2_000n,
  },
  { by: 'yuanjinghe', title: '新同事三个月了还不敢提问，怎么帮他？', answerOf: 'yewanqing', hours: 13, amount: 1_000n },
];

/** What the academy has given to everybody before any of that, and points to those who are there for others. */
export const startStory = { by: 'luchengze', daysAgo: 31, amount: 20_000n, reason: '新学期启动学习币' } as const;

type PointStory = {
  readonly to: readonly string[];
  readonly daysAgo: number;
  readonly amount: bigint;
  readonly reason: string;
};

export const pointStories: readonly PointStory[] = [
  // Kept for six months after its own: some of it expires in the weeks to come.
  { to: ['songqinghe'], daysAgo: 165, amount: 20_000n, reason: '上半年优秀案例' },
  {
    to: ['linzhiyuan', 'tanmuyang', 'zhoumuyun', 'leishengnan', 'yuanjinghe', 'xiaoyichen', 'pierre'],
    daysAgo: 11,
    amount: 12_000n,
    reason: '社区答疑：认真回答过同事的问题',
  },
  {
    to: ['songqinghe', 'duyinuo', 'shixiaoman', 'yewanqing', 'ranyunfei'],
    daysAgo: 10,
    amount: 56_000n,
    reason: '内容创作：本月发布优质内容',
  },
  {
    to: ['guhuaiqian', 'hejingxing', 'tangyuwei'],
    daysAgo: 9,
    amount: 240_000n,
    reason: '专家授课：本季度主讲三次以上',
  },
  { to: ['guhuaiqian'], daysAgo: 3, amount: 400_000n, reason: '年度首席讲师' },
];

/** What the team of the night talks has shared out among its people. */
export const shareStory = {
  by: 'linzhiyuan',
  team: '技术夜谈',
  daysAgo: 2,
  shares: { linzhiyuan: 1_500n, tanmuyang: 1_500n, hejingxing: 1_000n, zhoumuyun: 1_000n },
} as const;
