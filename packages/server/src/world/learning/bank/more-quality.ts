import {
  counted,
  filled,
  hard,
  judged,
  matched,
  named,
  ordered,
  type QuestionStory,
  several,
  single,
  stem,
} from './question-story.ts';

/** More about quality. */
export const moreQuality: readonly QuestionStory[] = [
  judged('抽样合格就说明整批产品没有不合格品。', false, '抽样只说明风险在约定的范围内。'),
  judged('图纸更改未经批准，工艺可以先按口头通知执行。', false, '受控文件未换版之前一律按现行版本生产。'),
  single(
    String.raw`过程能力指数 \(C_{pk} = \min\left(\frac{USL-\mu}{3\sigma}, \frac{\mu-LSL}{3\sigma}\right)\) 小于 1 说明什么？`,
    ['过程不能稳定满足规格', '过程能力充足', '测量系统有偏倚', '样本量太大'],
    String.raw`\(C_{pk} < 1\) 时，理论上会有超出规格的产品。`,
  ),
  single(
    '客户投诉到达质量管理部后，多长时间内必须给出临时围堵措施？',
    ['24 小时', '3 天', '一周', '随下批货一起答复'],
    '先围堵，再分析原因。',
  ),
  hard(
    '量具的重复性和再现性（GRR）占公差的 35%，应当怎样处理？',
    ['量具不能用于判定，需改进测量系统', '可以正常使用', '增加产品抽样数即可', '放宽产品公差'],
    '一般以 10% 以下为好，30% 以上不可接受。',
  ),
  several('首件检验需要确认哪些内容？', {
    right: ['材料和批号', '工装与程序版本', '关键尺寸'],
    wrong: ['班组当月产量', '操作工的工龄'],
  }),
  ordered('把 8D 的前几步按先后排好。', ['组成小组', '描述问题', '临时围堵', '查找根本原因', '永久纠正措施']),
  matched('质量工具与用途对应起来。', {
    排列图: '找出少数关键问题',
    因果图: '整理可能的原因',
    散布图: '看两个变量是否相关',
    直方图: '看数据的分布',
  }),
  counted(
    '三道串联工序的一次合格率分别为 98%、95%、99%，直通率约为百分之几？（保留一位小数）',
    { value: 92.2, tolerance: 0.05 },
    '0.98 × 0.95 × 0.99 ≈ 0.922。',
  ),
  filled('不合格品的处置方式有返工、返修、【让步接收|让步】和【报废】。', '返修后可能仍不符合原要求，须经批准。'),
  named('失效模式及后果分析的英文缩写是什么？', ['FMEA']),
  stem(
    '某批支架 1000 件，按计划抽 80 件，接收数 2、拒收数 3，抽到 3 件不合格。',
    [
      {
        kind: 'single',
        text: '这一批应当怎样判定？',
        options: [
          { id: 'o1', text: '拒收' },
          { id: 'o2', text: '接收' },
          { id: 'o3', text: '再抽 80 件后决定' },
        ],
        rightId: 'o1',
        penalty: 0,
      },
      { kind: 'numeric', text: '样本的不合格率是百分之几？', value: 3.75, tolerance: 0.01, isPercent: false },
    ],
    '达到拒收数即拒收；3 ÷ 80 = 3.75%。',
  ),
];
