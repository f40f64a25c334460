import { QuestionKind } from '@shuyuan/contract/community/questions';

/** Something published as it was told, by whom and where it stands. */
export type QuestionStory = {
  readonly by: string;
  readonly kind: QuestionKind;
  /** The account it is published by; none: somebody's own question. */
  readonly account?: string;
  readonly circle?: string;
  readonly topics: readonly string[];
  readonly daysAgo: number;
  readonly title: string;
  readonly content: string;
  /** Which of the drawn pictures stands on its card. */
  readonly cover?: number;
  readonly isClosed?: true;
};

const { ask, article, video, file } = QuestionKind;

export const questionStories: readonly QuestionStory[] = [
  {
    by: 'shixiaoman',
    kind: article,
    account: '青禾学院',
    circle: '新人成长营',
    topics: ['新人上手', '课程设计'],
    daysAgo: 26,
    title: '新人第一周：五天，五件小事',
    cover: 0,
    content: `<p>我们回访了今年入职的四十六位同事，问他们第一周最想早点知道什么。答案出奇地一致：不是制度，是人和路。</p>
<h3>五天，每天一件</h3>
<ol><li><p><strong>周一</strong>：带他走一遍从工位到食堂、到仓库、到集合点的路。</p></li><li><p><strong>周二</strong>：介绍三个他以后会常找的人，当面，不是发名单。</p></li><li><p><strong>周三</strong>：让他看一次真实的交接班，不讲解。</p></li><li><p><strong>周四</strong>：问他看见了什么不懂的，写下来。</p></li><li><p><strong>周五</strong>：师傅用二十分钟把那张纸答完。</p></li></ol>
<blockquote><p>“第三天我终于知道急停按钮在哪里了，之前一直不好意思问。”</p></blockquote>
<p>带教手册里附了一张可以直接打印的清单，欢迎改成你们班组的样子。</p>`,
  },
  {
    by: 'guhuaiqian',
    kind: article,
    account: '顾工说工艺',
    circle: '工艺与质量',
    topics: ['装配工艺', '精益生产'],
    daysAgo: 22,
    title: '换型从四十分钟到九分钟，我们只改了三处',
    cover: 2,
    content: `<p>上个月直播里很多人问细节，这里把数字补全。先说结论：没有买一台新设备。</p>
<h3>先量，再改</h3>
<p>我们用手机拍了六次换型，逐秒记下来：找工具十一分钟，拧螺栓十四分钟，对中九分钟，其余是等人。</p>
<ul><li><p>工具上车，按换型顺序挂在影子板上，少一把马上看得见；</p></li><li><p>十二颗螺栓换成四个快换销，弹簧给的是恒定预紧力；</p></li><li><p>对中放到线外的预调台上做，每周校一次。</p></li></ul>
<p>真正难的是第三条：它要求计划提前一班定下来。<em>工艺问题的一半是计划问题。</em></p>`,
  },
  {
    by: 'tangyuwei',
    kind: article,
    account: '微言质量',
    circle: '工艺与质量',
    topics: ['统计过程', '质量管理'],
    daysAgo: 19,
    title: '控制图上连续七点上升，要不要停线？',
    cover: 1,
    content: `<p>先别停，也别当没看见。判异规则告诉你“有原因”，没有告诉你“是什么原因”。</p>
<h3>我们线上的真实例子</h3>
<p>二号线轴径连续七点上升，极差图平稳。量具没有换，操作者没有换，刀具寿命走到百分之八十。换刀以后回到中线。</p>
<p>如果当时停线排查，会损失两个小时；如果当作噪声，第十一点就会超规格上限。正确的动作是：</p>
<ol><li><p>加严抽样，从每小时五件改成每半小时五件；</p></li><li><p>先看会<strong>单向变化</strong>的因素：刀具、温度、磨损；</p></li><li><p>把判断写在图上，下一班接得住。</p></li></ol>`,
  },
  {
    by: 'hejingxing',
    kind: article,
    account: '何以架构',
    circle: '数据与智能',
    topics: ['软件架构', '代码评审'],
    daysAgo: 16,
    title: '我们为什么把两个服务又合回去了',
    content: `<p>两年前拆开的订单与排产，上个月合回了一个进程。这不是承认失败，是承认边界画错了。</p>
<h3>当时为什么拆</h3>
<p>团队变大，发布互相等待。拆开以后发布确实快了，但每一次改排产规则都要同时改两边。</p>
<h3>合并之后</h3>
<ul><li><p>跨服务的事务没有了，补偿代码删掉一千二百行；</p></li><li><p>模块之间只留三个函数，谁也不能直接读对方的表；</p></li><li><p>一次发布从四十分钟变成十二分钟。</p></li></ul>
<p>教训只有一句：<strong>按会一起变化的东西来划边界</strong>，不要按组织架构图。</p>`,
  },
  {
    by: 'songqinghe',
    kind: article,
    account: '苏州工厂改善小组',
    topics: ['安全生产', '班组管理'],
    daysAgo: 13,
    title: '班前五分钟，三个月少了十一次急停',
    cover: 0,
    content: `<p>我们没有开新的会，只是把原来的班前会换了讲法：每天只讲一个地方、一张照片、一个动作。</p>
<p>照片是前一班自己拍的。讲的人轮流来，谁拍谁讲，不超过两分钟。</p>
<p>三个月的记录：隐患随手拍一百四十三条，整改一百三十六条；急停从每月平均九次降到五次。还有七条没有改完，下周贴在看板上。</p>`,
  },
  {
    by: 'ranyunfei',
    kind: article,
    account: '顾工说工艺',
    circle: '工艺与质量',
    topics: ['装配工艺', '工业机器人'],
    daysAgo: 10,
    title: '薄壁件装夹变形：三次失败和一次成功',
    content: `<p>失败比成功有用，先写失败。</p>
<ol><li><p>三点硬支撑，变形零点零八，超差；</p></li><li><p>换成尼龙垫，夹紧力不稳，重复性反而更差；</p></li><li><p>降低夹紧力，加工时振纹明显；</p></li></ol>
<p>最后的办法是把夹紧点移到刚性最好的凸缘上，另加两个浮动支撑。变形零点零一五，节拍多了四秒。</p>
<p>下一步想把浮动支撑换成气动锁紧，有做过的同事请在下面告诉我。</p>`,
  },
  {
    by: 'linzhiyuan',
    kind: article,
    account: '技术夜谈',
    circle: '数据与智能',
    topics: ['读书会', '数据分析'],
    daysAgo: 8,
    title: '夜谈记录：一张报表背后的七个口径',
    content: `<p>上周四我们读完了第三章，话题却跑到了“合格率”上。七个人带来了七个口径。</p>
<p>有的按件，有的按批，有的把返修后合格算进去，有的不算。每一个都有道理，放在一张表里就没有道理。</p>
<p>约定两件事：报表第一行写清分子和分母；改口径要留下日期。模板已经放在部门共享里。</p>`,
  },
  {
    by: 'tangyuwei',
    kind: article,
    account: '微言质量',
    topics: ['质量管理'],
    daysAgo: 5,
    title: '八步法不是填表：写给第一次做客户投诉的你',
    content: `<p>客户要的是三句话：你们知道发生了什么；你们拦住了；以后不会再来。八个步骤只是把这三句话说完整。</p>
<p>第一次做，请先把第二步写到能让一个没到过现场的人画出图来。写不出来，就再去看一次。</p>
<p>根本原因那一栏，如果写的是“员工疏忽”，请退回重写。</p>`,
  },
  {
    by: 'duyinuo',
    kind: video,
    account: '苏州工厂改善小组',
    topics: ['精益生产', '装配工艺'],
    daysAgo: 7,
    title: '八十秒看完一次快速换型',
    cover: 2,
    content: '<p>八页图，八十秒。适合在班前会上放一遍，再带大家去现场数一数自己的步骤。</p>',
  },
  {
    by: 'yewanqing',
    kind: file,
    account: '学习运营伙伴',
    circle: '新人成长营',
    topics: ['新人上手', '班组管理'],
    daysAgo: 6,
    title: '带教手册：前四周（可打印）',
    content: '<p>每周一页，给师傅也给徒弟。改成你们班组的样子以后，欢迎把新的版本发回来。</p>',
  },
  {
    by: 'linzhiyuan',
    kind: ask,
    circle: '数据与智能',
    topics: ['数据分析', '统计过程'],
    daysAgo: 12,
    title: '设备的采样数据缺了两分钟，是补还是丢？',
    content: `<p>三号线网关昨晚重启，温度曲线缺了两分钟。做过程能力分析的时候，我应该插值、保留空值，还是把整个小时丢掉？</p>
<p>后面还要拿这段数据训练预警模型，担心补出来的点太“漂亮”。</p>`,
  },
  {
    by: 'xiaoyichen',
    kind: ask,
    topics: ['设备点检', '安全生产'],
    daysAgo: 9,
    title: '拧紧枪的扭矩每天都在漂，点检该多久一次？',
    content:
      '<p>早上校好是二十五牛米，下午就到了二十三点五。现在按周点检，感觉不够；每班都点，又占二十分钟。大家怎么定周期？</p>',
  },
  {
    by: 'yuanjinghe',
    kind: ask,
    circle: '新人成长营',
    topics: ['新人上手', '沟通表达'],
    daysAgo: 4,
    title: '新同事三个月了还不敢提问，怎么帮他？',
    content:
      '<p>人很认真，交代的事都做得好，就是遇到卡点会自己闷一天。师傅问他，他说“没问题”。有什么温和一点的办法吗？</p>',
  },
  {
    by: 'baisuyin',
    kind: ask,
    circle: '客户与出海',
    topics: ['出海', '客户成功'],
    daysAgo: 3,
    title: '海外客户要求现场验收，时差六小时怎么安排？',
    content:
      '<p>客户下午两点开始，我们这边已经晚上八点。三天的验收，工艺、质量、售后都要在线。有没有做过的同事分享一下排班？</p>',
  },
  {
    by: 'wenjiahe',
    kind: ask,
    topics: ['仓储物流'],
    daysAgo: 30,
    title: '老系统里的批次号规则，新系统还要不要沿用？',
    isClosed: true,
    content: '<p>老规则前两位是年份，第三位是产线，后面流水。换系统以后产线超过九条，一位不够用了。</p>',
  },
  {
    by: 'mengxinlan',
    kind: ask,
    topics: ['客户成功', '低代码'],
    daysAgo: 2,
    title: '回访记录散在十几个表里，有没有省力的汇总办法？',
    content: '<p>每个人一张表，列名还不一样。不想再抄一遍，也不想为了这件事提一个开发需求。业务同事自己能搭吗？</p>',
  },
];

/** What somebody was writing when they went home. */
export const draftStory = {
  by: 'linzhiyuan',
  topics: ['代码评审'],
  title: '评审意见怎样写，别人才愿意改',
  content: '<p>先写三条自己收到过的、印象最深的评审意见：</p><ol><li><p></p></li></ol>',
} as const;
