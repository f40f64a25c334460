import type { Criterion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { companyRules } from './bank/company-rules.ts';
import { equipment } from './bank/equipment.ts';
import { informationSecurity } from './bank/information-security.ts';
import { moreEssays, moreLean } from './bank/more-lean.ts';
import { moreQuality } from './bank/more-quality.ts';
import { moreSafety } from './bank/more-safety.ts';
import { asked, judged, optionsOf, type QuestionStory, several, single } from './bank/question-story.ts';
import { chartsToCompare, controlChart, steadyChart } from './bank/control-chart.ts';
import { safetySigns } from './bank/safety-signs.ts';
import { salesService } from './bank/sales-service.ts';

const safety: readonly QuestionStory[] = [
  judged('进入车间必须穿戴规定的劳动防护用品。', true, '防护用品按岗位风险配备，进入即穿戴。'),
  judged('设备异常时可以先把本批做完再停机。', false, '发现异常立即停机，挂牌并报告班组长。'),
  judged('叉车通道在无人时可以临时堆放物料。', false, '通道任何时候都要保持畅通。'),
  single(
    '检修设备前最先要做的是什么？',
    ['断电、上锁、挂牌', '通知质检', '清理台面', '戴上耳塞'],
    '上锁挂牌能防止他人误送电。',
  ),
  single(
    '车间发现小火苗时首先应当怎样做？',
    ['呼喊示警并用就近灭火器扑救', '先拍照上报', '打开所有门窗', '继续完成手上的活'],
    '初期火灾在一两分钟内最容易扑灭。',
  ),
  single(
    '化学品溅入眼睛后应立即用清水冲洗多久？',
    ['至少十五分钟', '一分钟', '三十秒', '到不疼为止'],
    '先冲洗，再就医。',
  ),
  several(
    '下列哪些属于个人防护用品？',
    { right: ['护目镜', '防砸鞋', '耳塞'], wrong: ['工位标牌', '扫码枪'] },
    '标牌和工具不能防护人身。',
  ),
  several('动火作业前要落实哪些条件？', {
    right: ['办理动火许可', '清除周围可燃物', '备好灭火器材和看火人'],
    wrong: ['关闭车间照明'],
  }),
  asked(
    {
      kind: 'ordering',
      text: '把触电急救的步骤按先后排好。',
      items: optionsOf(['切断电源', '判断意识和呼吸', '呼救并拨打急救电话', '实施心肺复苏'], 'i'),
      rule: 'share',
    },
    3,
    '先断电，施救者才安全。',
  ),
  {
    ...asked(
      {
        kind: 'matching',
        text: '安全色与含义对应起来。',
        left: optionsOf(['红色', '黄色', '绿色'], 'l'),
        right: optionsOf(['禁止、停止', '警告、注意', '安全状态'], 'r'),
        pairs: { l1: 'r1', l2: 'r2', l3: 'r3' },
        rule: 'share',
      },
      2,
    ),
    optionPictures: safetySigns,
  },
];

const quality: readonly QuestionStory[] = [
  judged('首件检验合格后才能批量生产。', true, '首件用来确认工装、参数和材料。'),
  judged('返工后的产品可以不再检验直接入库。', false, '返工品须重新检验并留记录。'),
  {
    ...single(
      '控制图上连续七点上升说明什么？',
      ['过程有趋势，应查原因', '过程受控', '样本太少', '测量无误'],
      '七点连升是常用的判异准则之一。',
    ),
    picture: controlChart,
    explanationPicture: steadyChart,
  },
  single('发现不合格品后应先做什么？', ['标识并隔离', '直接报废', '混入下一批', '等月底处理'], '隔离能防止误用。'),
  {
    ...single('哪一张控制图说明过程受控？', ['甲图', '乙图'], '乙图有一点越过上控制限，应查原因。'),
    optionPictures: chartsToCompare,
  },
  single('“5 个为什么”用于什么？', ['追溯问题的根本原因', '评比班组', '安排班次', '计算产能']),
  several(
    '下列哪些是质量七工具？',
    { right: ['因果图', '排列图', '直方图'], wrong: ['甘特图', '组织结构图'] },
    '甘特图用于排计划。',
  ),
  several('8D 报告应包含哪些内容？', { right: ['临时围堵措施', '根本原因', '永久纠正措施'], wrong: ['当月工资表'] }),
  asked(
    {
      kind: 'numeric',
      text: '一批 500 件中有 6 件不合格，不合格率是百分之几？',
      value: 1.2,
      tolerance: 0.01,
      isPercent: false,
    },
    3,
    '6 ÷ 500 = 1.2%。',
  ),
  asked(
    {
      kind: 'blanks',
      text: 'PDCA 依次是计划、{{b1}}、检查、{{b2}}。',
      blanks: [
        { id: 'b1', accepted: ['执行', '实施', '做'], isCaseSensitive: false },
        { id: 'b2', accepted: ['处理', '改进', '行动'], isCaseSensitive: false },
      ],
      rule: 'share',
    },
    2,
  ),
];

const lean: readonly QuestionStory[] = [
  judged('5S 的第一步是整理。', true, '先分清要与不要，再谈整顿。'),
  judged('库存越多，换模时间就越不重要。', false, '库存只是把换模的浪费藏了起来。'),
  single(
    '快速换模首先要区分什么？',
    ['内部作业与外部作业', '白班与夜班', '新人与老人', '自制件与外购件'],
    '能在机外做的先移到机外。',
  ),
  single('节拍时间等于什么？', ['可用时间除以需求数量', '实际周期乘以人数', '换模时间除以批量', '加班时间'], ''),
  single('看板的作用是什么？', ['按需求拉动生产和补货', '展示荣誉', '记录考勤', '公布菜单'], ''),
  several('下列哪些属于七大浪费？', { right: ['等待', '搬运', '过量生产'], wrong: ['培训', '设备点检'] }),
  asked(
    {
      kind: 'numeric',
      text: '每班可用 420 分钟，需求 84 件，节拍时间是几分钟？',
      value: 5,
      tolerance: 0,
      isPercent: false,
    },
    2,
    '420 ÷ 84 = 5。',
  ),
  asked({ kind: 'short', text: '衡量设备综合效率的英文缩写是什么？', accepted: ['OEE'], isCaseSensitive: false }, 2),
  asked(
    {
      kind: 'ordering',
      text: '把 5S 按顺序排好。',
      items: optionsOf(['整理', '整顿', '清扫', '清洁', '素养'], 'i'),
      rule: 'all',
    },
    2,
  ),
];

type SeededLevel = readonly [text: string, points: number];
const criterion = (id: string, text: string, ...levels: readonly SeededLevel[]): Criterion => ({
  id,
  text,
  levels: levels.map(([words, points], index) => ({ id: `l${index + 1}`, text: words, points })),
});

const essays: readonly QuestionStory[] = [
  asked(
    {
      kind: 'essay',
      text: '结合您所在的班组，写出一项可以在一个月内完成的改善：现状、目标、措施和怎样确认有效。',
      rubric: '只看这一项改善写得是否清楚、能否做成，不看文采。',
      criteria: [
        criterion('c1', '现状', ['没有写明', 0], ['有描述，没有数据', 3], ['有数据', 6]),
        criterion('c2', '目标', ['没有目标', 0], ['有方向，不可衡量', 3], ['可衡量', 6]),
        criterion('c3', '措施', ['没有措施', 0], ['部分可执行', 2], ['一个月内可执行', 4]),
        criterion('c4', '验证', ['没有验证', 0], ['说明了怎样确认有效', 4]),
      ],
    },
    4,
  ),
];

/** A bank about the work of the company, by category: 120 questions of all eleven kinds. */
export const examStories = {
  安全生产: [...safety, ...moreSafety],
  质量管理: [...quality, ...moreQuality],
  精益改善: [...lean, ...moreLean],
  论述: [...essays, ...moreEssays],
  设备与工艺: equipment,
  信息安全: informationSecurity,
  销售与服务: salesService,
  公司与制度: companyRules,
} as const;
