import type { Sheet } from '../draw-documents.ts';
import type { CourseMaterial } from '../courses/course-material.ts';

const runout = (limit: string, extra: readonly string[]): readonly Sheet[] => [
  {
    title: '主轴跳动点检规范',
    lines: ['适用：苏州工厂全部加工中心。', `冷热机跳动差不超过 ${limit} 毫米，超过即停用报修。`, ...extra],
  },
];

/** Items people of the company keep for each other, beside the courses; two sections of courses join them. */
export const libraryStories: readonly ItemStory[] = [
  {
    title: '主轴跳动点检规范',
    introduction: '加工中心主轴的点检方法与判定界限。现场以当前版本为准，旧版本留作对照。',
    by: 'duyinuo',
    topics: ['设备点检', '装配工艺'],
    daysAgo: 160,
    cover: 3,
    allowsDownload: true,
    showsVersions: true,
    material: { name: '主轴跳动点检规范.pdf', sheets: runout('0.015', ['每季度点检一次。']) },
    versions: [
      {
        daysAgo: 90,
        note: '判定界限由 0.015 收紧到 0.010 毫米，点检改为每月一次。',
        sheets: runout('0.010', ['每月点检一次，换刀柄后加检。']),
      },
      {
        daysAgo: 12,
        note: '增加热机四十分钟的要求，补充读数记录方式。',
        sheets: runout('0.010', ['每月点检一次，换刀柄后加检。', '热机四十分钟后再量，三次取中间值。']),
      },
    ],
    scores: { xiaoyichen: 5, ranyunfei: 4, linzhiyuan: 5 },
  },
  {
    title: '带教手册：前四周',
    introduction: '师傅每周带什么、看什么、放手什么，一页一周。',
    by: 'shenruoxi',
    topics: ['新人上手', '班组管理'],
    daysAgo: 75,
    cover: 6,
    allowsDownload: true,
    material: 'mentorGuide',
    scores: { songqinghe: 5, duyinuo: 4 },
  },
  {
    title: '进车间的第一天',
    introduction: '一分钟看完：从换鞋到上岗，哪些线不能跨，哪些声音要停下来听。',
    by: 'leishengnan',
    topics: ['安全生产', '新人上手'],
    daysAgo: 60,
    cover: 1,
    material: 'safetyFilm',
    scores: { mengxinlan: 4 },
  },
  {
    title: '一张控制图怎么看',
    introduction: '五十秒讲清上下限、中心线，和连续七点说明什么。',
    by: 'guhuaiqian',
    topics: ['统计过程', '质量管理'],
    daysAgo: 48,
    cover: 4,
    material: 'chartFilm',
    scores: { tangyuwei: 5, linzhiyuan: 4 },
  },
  {
    title: '快速换型：三次改动',
    introduction: '二号线换型从四十七分钟到十一分钟的现场录像。',
    by: 'duyinuo',
    topics: ['精益生产'],
    daysAgo: 41,
    material: 'changeoverFilm',
    audience: ['苏州工厂', '技术中心'],
  },
  {
    title: '工间读书会选篇',
    introduction: '三篇短文，十五分钟读完，适合班前会。',
    by: 'shixiaoman',
    topics: ['读书会'],
    daysAgo: 33,
    material: 'readings',
    allowsDownload: true,
  },
  {
    title: '影子板长这样',
    introduction: '工具按使用顺序挂放，空位一眼可见。可直接打印贴在工位。',
    by: 'duyinuo',
    topics: ['精益生产', '装配工艺'],
    daysAgo: 26,
    material: 'shadowBoard',
    allowsDownload: true,
  },
  {
    title: '疏散警报辨音',
    introduction: '三种警报声的样音，听到长短交替即刻撤离。',
    by: 'leishengnan',
    topics: ['安全生产'],
    daysAgo: 19,
    material: 'alarm',
  },
  {
    title: '海外客户来访接待要点',
    introduction: '行程、礼仪与现场讲解词，海外业务部内部使用。',
    by: 'pierre',
    topics: ['出海', '客户成功'],
    daysAgo: 9,
    audience: ['海外业务部'],
    material: {
      name: '海外客户来访接待要点.pdf',
      sheets: [
        {
          title: '海外客户来访接待要点',
          lines: ['提前两周确认饮食与礼拜时间。', '参观路线避开换型时段。', '讲解以数据开头，以现场收尾。'],
        },
      ],
    },
  },
  {
    title: '代码评审清单',
    introduction: '提交前自查七条，评审时先看这七条。',
    by: 'hejingxing',
    topics: ['代码评审'],
    daysAgo: 5,
    allowsDownload: true,
    material: {
      name: '代码评审清单.pdf',
      sheets: [
        {
          title: '代码评审清单',
          lines: ['名字说清它是什么。', '失败时有去处。', '测试写的是行为，不是实现。', '改动小到一次看得完。'],
        },
      ],
    },
    scores: { tanmuyang: 5, linzhiyuan: 5 },
  },
  {
    title: '仓库先进先出看板（征求意见）',
    introduction: '先给几位班组长看看，定稿后再发布。',
    by: 'shenruoxi',
    topics: ['仓储物流'],
    daysAgo: 2,
    fate: 'draft',
    material: {
      name: '先进先出看板.pdf',
      sheets: [{ title: '先进先出看板', lines: ['绿色：可取。', '黄色：待检。', '红色：停用。'] }],
    },
  },
  {
    title: '信息安全须知（2024 版）',
    introduction: '已由新版课程代替。',
    by: 'hejingxing',
    topics: ['信息安全'],
    daysAgo: 120,
    fate: { withdrawn: '口令要求已更新，请改看信息安全课程。' },
    material: 'securityNotice',
  },
];

type VersionStory = { readonly daysAgo: number; readonly note: string; readonly sheets: readonly Sheet[] };

export type ItemStory = {
  readonly title: string;
  readonly introduction: string;
  readonly by: string;
  readonly topics: readonly string[];
  readonly daysAgo: number;
  readonly material: CourseMaterial | { readonly name: string; readonly sheets: readonly Sheet[] };
  /** Names of the organisations it is for; everybody without. */
  readonly audience?: readonly string[];
  readonly cover?: number;
  readonly allowsDownload?: true;
  readonly showsVersions?: true;
  readonly versions?: readonly VersionStory[];
  readonly scores?: Readonly<Record<string, number>>;
  readonly fate?: 'draft' | { readonly withdrawn: string };
};
