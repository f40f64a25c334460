type SeedDiscussion = {
  readonly by: string;
  /** After what it is about was published. */
  readonly hours: number;
  readonly says: string;
  readonly likes?: readonly string[];
};
/** A reply answers what stands before it: the answer, or the reply above. */
export type AnswerStory = SeedDiscussion & { readonly replies?: readonly SeedDiscussion[] };
export type DiscussionStory = {
  readonly title: string;
  readonly likes: readonly string[];
  /** Of ten colleagues so many have looked at it. */
  readonly readers: number;
  readonly answers: readonly AnswerStory[];
};

export const discussionStories: readonly DiscussionStory[] = [
  {
    title: '新人第一周：五天，五件小事',
    likes: ['linzhiyuan', 'yuanjinghe', 'tanmuyang', 'jiangshuyi', 'wenjiahe'],
    readers: 8,
    answers: [
      {
        by: 'yuanjinghe',
        hours: 20,
        says: '周四那张纸我们试了，收上来二十三个问题，有一半连我也答不出。已经转给各部门了。',
        likes: ['shixiaoman', 'linzhiyuan', 'yewanqing'],
        replies: [{ by: 'shixiaoman', hours: 26, says: '能不能把那二十三个问题也放到圈子里？很想看。' }],
      },
      { by: 'linzhiyuan', hours: 50, says: '我入职时要是有人带我走一遍路就好了，第一天在五号楼绕了四十分钟。' },
    ],
  },
  {
    title: '换型从四十分钟到九分钟，我们只改了三处',
    likes: ['songqinghe', 'duyinuo', 'xiaoyichen', 'linzhiyuan', 'ranyunfei', 'leishengnan', 'tangyuwei'],
    readers: 9,
    answers: [
      {
        by: 'songqinghe',
        hours: 6,
        says: '快换销用的什么规格？我们压机那边震动大，担心松。',
        likes: ['duyinuo'],
        replies: [
          {
            by: 'guhuaiqian',
            hours: 9,
            says: '直径十六，带锁紧环。震动大的话建议加一个目视标记，每班看一眼。',
            likes: ['songqinghe'],
          },
          { by: 'songqinghe', hours: 30, says: '装上去一周了，没有松。谢谢顾工。' },
        ],
      },
      {
        by: 'duyinuo',
        hours: 27,
        says: '“工艺问题的一半是计划问题”这句，我打印出来贴在排产室了。',
        likes: ['guhuaiqian', 'songqinghe', 'linzhiyuan'],
      },
    ],
  },
  {
    title: '控制图上连续七点上升，要不要停线？',
    likes: ['leishengnan', 'guhuaiqian', 'tanmuyang'],
    readers: 7,
    answers: [
      {
        by: 'leishengnan',
        hours: 14,
        says: '加严抽样之后，原来的控制限还能用吗？子组大小没变，但间隔变了。',
        replies: [
          {
            by: 'tangyuwei',
            hours: 16,
            says: '限可以沿用，因为组内变差没有变；判异规则按时间重新看，不要把两种间隔的点连着数。',
            likes: ['leishengnan', 'guhuaiqian'],
          },
        ],
      },
    ],
  },
  {
    title: '我们为什么把两个服务又合回去了',
    likes: ['linzhiyuan', 'tanmuyang', 'zhoumuyun', 'pierre'],
    readers: 6,
    answers: [
      {
        by: 'tanmuyang',
        hours: 5,
        says: '合回去以后，两个组的代码评审怎么分？我们担心又回到互相等待。',
        likes: ['linzhiyuan'],
        replies: [
          { by: 'hejingxing', hours: 8, says: '目录按模块归属，自动找评审人；只有那三个函数的改动要两边都看。' },
          { by: 'zhoumuyun', hours: 21, says: '这个规则我们也想用，能否把配置发到夜谈里？', likes: ['hejingxing'] },
        ],
      },
      {
        by: 'pierre',
        hours: 40,
        says: 'Même histoire chez nous à Lyon. 谢谢分享，边界画错不是失败。',
        likes: ['hejingxing', 'baisuyin'],
      },
    ],
  },
  {
    title: '班前五分钟，三个月少了十一次急停',
    likes: ['leishengnan', 'guhuaiqian', 'xiaoyichen'],
    readers: 6,
    answers: [
      {
        by: 'leishengnan',
        hours: 30,
        says: '没改完的七条也敢贴出来，这一点最值得学。',
        likes: ['songqinghe', 'duyinuo'],
      },
    ],
  },
  {
    title: '薄壁件装夹变形：三次失败和一次成功',
    likes: ['guhuaiqian', 'duyinuo'],
    readers: 5,
    answers: [
      {
        by: 'duyinuo',
        hours: 22,
        says: '气动锁紧我们在三号工位做过，注意气压波动，最好配一个小储气罐。',
        likes: ['ranyunfei', 'guhuaiqian'],
        replies: [{ by: 'ranyunfei', hours: 25, says: '储气罐这点没想到，下周试一下，结果写回来。' }],
      },
    ],
  },
  {
    title: '夜谈记录：一张报表背后的七个口径',
    likes: ['hejingxing', 'tangyuwei'],
    readers: 5,
    answers: [
      { by: 'tangyuwei', hours: 12, says: '质量部愿意出一版口径清单，先从合格率和返修率开始。', likes: ['linzhiyuan'] },
    ],
  },
  {
    title: '八步法不是填表：写给第一次做客户投诉的你',
    likes: ['leishengnan', 'baisuyin', 'fangqiming'],
    readers: 5,
    answers: [],
  },
  {
    title: '八十秒看完一次快速换型',
    likes: ['songqinghe', 'guhuaiqian'],
    readers: 6,
    answers: [
      { by: 'xiaoyichen', hours: 10, says: '班前会放了一遍，大家要求再放一遍，第二遍开始数步骤。', likes: ['duyinuo'] },
    ],
  },
  { title: '带教手册：前四周（可打印）', likes: ['yuanjinghe', 'shixiaoman'], readers: 4, answers: [] },
  {
    title: '设备的采样数据缺了两分钟，是补还是丢？',
    likes: ['hejingxing', 'tangyuwei'],
    readers: 7,
    answers: [
      {
        by: 'tangyuwei',
        hours: 3,
        says: '过程能力分析请保留空值：缺的两分钟里发生了什么，插值不知道。样本够的话，丢掉这两分钟，不必丢整个小时。',
        likes: ['linzhiyuan', 'hejingxing', 'leishengnan'],
        replies: [
          { by: 'linzhiyuan', hours: 4, says: '明白了。那训练数据呢？模型不接受空值。' },
          {
            by: 'hejingxing',
            hours: 6,
            says: '加一列“是否缺失”，再用前值填充，让模型自己知道这里不可信。',
            likes: ['linzhiyuan', 'zhoumuyun'],
          },
        ],
      },
      {
        by: 'zhoumuyun',
        hours: 28,
        says: '网关重启这件事本身也值得记一条事件，别让它只活在曲线的缺口里。',
        likes: ['linzhiyuan'],
      },
    ],
  },
  {
    title: '拧紧枪的扭矩每天都在漂，点检该多久一次？',
    likes: ['ranyunfei'],
    readers: 5,
    answers: [
      {
        by: 'guhuaiqian',
        hours: 2,
        says: '先别定周期，先画一周的趋势。如果是随温度漂，早晚各一次就够；如果随次数漂，按五千次点检。',
        likes: ['xiaoyichen', 'ranyunfei', 'songqinghe'],
        replies: [{ by: 'xiaoyichen', hours: 51, says: '画出来了，是随温度。改成早晚各一次，每次六分钟。' }],
      },
    ],
  },
  {
    title: '新同事三个月了还不敢提问，怎么帮他？',
    likes: ['yewanqing', 'shenruoxi'],
    readers: 6,
    answers: [
      {
        by: 'yewanqing',
        hours: 5,
        says: '换个问法：不问“有没有问题”，问“今天最花时间的是哪一步”。',
        likes: ['yuanjinghe', 'shixiaoman', 'linzhiyuan', 'jiangshuyi'],
      },
      {
        by: 'linzhiyuan',
        hours: 9,
        says: '我当时就是这样。后来师傅约定：卡住二十分钟必须说一声，说了不算打扰。',
        likes: ['yuanjinghe'],
        replies: [{ by: 'yuanjinghe', hours: 12, says: '二十分钟的约定很好，明天就试。' }],
      },
    ],
  },
  {
    title: '海外客户要求现场验收，时差六小时怎么安排？',
    likes: ['amina'],
    readers: 4,
    answers: [
      {
        by: 'amina',
        hours: 7,
        says: '可以请客户上午十点开始，他们通常愿意让一步。清单提前一天发，现场只看差异。',
        likes: ['baisuyin', 'fangqiming'],
      },
    ],
  },
  {
    title: '回访记录散在十几个表里，有没有省力的汇总办法？',
    likes: ['fangqiming'],
    readers: 4,
    answers: [
      {
        by: 'hejingxing',
        hours: 4,
        says: '低代码平台有表单模板，列名统一以后可以自动汇总。周五下午我可以带你们搭一次。',
        likes: ['mengxinlan', 'fangqiming'],
      },
      { by: 'wenjiahe', hours: 8, says: '我表弟公司有现成的软件，报我名字打八折，需要的私信我。' },
    ],
  },
];

/** What waits for a moderator on the first day. */
export const complaintStory = {
  by: 'yuanjinghe',
  about: { title: '回访记录散在十几个表里，有没有省力的汇总办法？', by: 'wenjiahe' },
  hours: 20,
  says: '像是推销，和问题没有关系。',
} as const;
