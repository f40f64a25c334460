import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';

/** An account as it was asked for, and what became of that. */
export type AccountStory = {
  readonly by: string;
  readonly enjoyType: EnjoyType;
  readonly name: string;
  readonly topics: readonly string[];
  readonly portrait: string;
  readonly desc: string;
  readonly reason: string;
  readonly daysAgo: number;
} & (
  | {
      readonly fate: 'agreed';
      readonly administrators?: readonly string[];
      readonly members?: readonly string[];
      readonly followers: readonly string[];
    }
  | { readonly fate: 'waiting' }
  | { readonly fate: 'refused'; readonly comment: string }
);

const { expert, team, official } = EnjoyType;

export const accountStories: readonly AccountStory[] = [
  {
    by: 'luchengze',
    enjoyType: official,
    name: '青禾学院',
    topics: ['课程设计', '新人上手', '读书会'],
    portrait: 'avatars/organization/1.svg',
    desc: '人才发展学院的官方账号：开班通知、课程上新和每月书单都在这里发布。',
    reason: '',
    daysAgo: 45,
    fate: 'agreed',
    administrators: ['shixiaoman'],
    members: ['shenruoxi', 'yewanqing'],
    followers: ['linzhiyuan', 'hejingxing', 'baisuyin', 'yuanjinghe', 'tanmuyang', 'wenjiahe', 'mengxinlan'],
  },
  {
    by: 'guhuaiqian',
    enjoyType: expert,
    name: '顾工说工艺',
    topics: ['装配工艺', '工业机器人', '精益生产'],
    portrait: 'avatars/user/3.svg',
    desc: '二十年装配工艺经验，专治装夹变形、扭矩漂移和“图纸上没写”。每周拆解一个现场案例。',
    reason: '把这些年攒下的案例讲给更多一线同事听。',
    daysAgo: 40,
    fate: 'agreed',
    members: ['ranyunfei'],
    followers: ['linzhiyuan', 'duyinuo', 'xiaoyichen', 'songqinghe', 'tangyuwei'],
  },
  {
    by: 'tangyuwei',
    enjoyType: expert,
    name: '微言质量',
    topics: ['质量管理', '统计过程'],
    portrait: 'avatars/user/5.svg',
    desc: '控制图、过程能力与八步法，用我们自己的数据讲清楚，附可以直接套用的表格。',
    reason: '希望质量工具不只停留在体系文件里。',
    daysAgo: 28,
    fate: 'agreed',
    followers: ['leishengnan', 'guhuaiqian', 'tanmuyang'],
  },
  {
    by: 'hejingxing',
    enjoyType: expert,
    name: '何以架构',
    topics: ['软件架构', '代码评审', '人工智能'],
    portrait: 'avatars/user/2.svg',
    desc: '平台重构的一手记录：每个决定为什么这样做、哪里做错了、下次怎么改。',
    reason: '部门内的分享想让其他中心的同事也能看到。',
    daysAgo: 21,
    fate: 'agreed',
    followers: ['linzhiyuan', 'tanmuyang', 'zhoumuyun'],
  },
  {
    by: 'songqinghe',
    enjoyType: team,
    name: '苏州工厂改善小组',
    topics: ['精益生产', '安全生产', '班组管理'],
    portrait: 'avatars/group/2.svg',
    desc: '一个工位一个工位地改。我们记录改善前后的节拍、动线和安全隐患，欢迎来现场看。',
    reason: '小组的改善提案需要一个长期积累的地方。',
    daysAgo: 33,
    fate: 'agreed',
    administrators: ['duyinuo'],
    members: ['xiaoyichen', 'wenjiahe', 'ranyunfei'],
    followers: ['guhuaiqian', 'leishengnan', 'fangqiming', 'linzhiyuan'],
  },
  {
    by: 'linzhiyuan',
    enjoyType: team,
    name: '技术夜谈',
    topics: ['软件架构', '数据分析', '读书会'],
    portrait: 'avatars/group/4.svg',
    desc: '软件研发部自发的读书与分享小组，每月最后一个周四晚上见。',
    reason: '想把夜谈的记录整理出来，也方便新同事加入。',
    daysAgo: 14,
    fate: 'agreed',
    administrators: ['tanmuyang'],
    members: ['hejingxing', 'zhoumuyun'],
    followers: ['shenruoxi', 'pierre'],
  },
  {
    by: 'yewanqing',
    enjoyType: team,
    name: '学习运营伙伴',
    topics: ['新人上手', '沟通表达'],
    portrait: 'avatars/group/5.svg',
    desc: '班主任和学习运营同事的工作台：开班清单、破冰活动和结业回访，拿走就能用。',
    reason: '各中心的班主任希望共享材料。',
    daysAgo: 9,
    fate: 'agreed',
    administrators: ['shixiaoman'],
    members: ['leishengnan'],
    followers: ['yuanjinghe', 'jiangshuyi'],
  },
  {
    by: 'mengxinlan',
    enjoyType: team,
    name: '华东客户之声',
    topics: ['客户成功', '方案销售'],
    portrait: 'avatars/group/3.svg',
    desc: '记录客户的原话和我们的回应。',
    reason: '华东销售部内部使用。',
    daysAgo: 6,
    fate: 'refused',
    comment: '内容涉及客户信息，请先与法务确认脱敏方式，补充说明后再次提交。',
  },
  {
    by: 'ranyunfei',
    enjoyType: expert,
    name: '云飞谈装夹',
    topics: ['装配工艺', '设备点检'],
    portrait: 'avatars/user/4.svg',
    desc: '新装夹方案的试验记录与失败笔记，数据都附在后面。',
    reason: '实训车间的练习做了三个月，希望把方法分享给兄弟产线。',
    daysAgo: 1,
    fate: 'waiting',
  },
];
