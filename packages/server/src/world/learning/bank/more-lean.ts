import {
  asked,
  counted,
  filled,
  judged,
  named,
  ordered,
  type QuestionStory,
  several,
  single,
} from './question-story.ts';

/** More about lean work. */
export const moreLean: readonly QuestionStory[] = [
  judged('标准作业一旦制定就不应再修改。', false, '标准是改善的起点，改善后要更新标准。'),
  single(
    '价值流图中，增值时间与总周期时间之比通常说明什么？',
    ['流程中浪费有多少', '设备够不够用', '员工够不够努力', '产品定价是否合理'],
    '多数流程的增值比低于百分之五。',
  ),
  single(
    '安灯系统拉响后，班组长应当先做什么？',
    ['到现场确认并支援', '在办公室记录时间', '先问是谁拉的', '等本班结束统一处理'],
    '拉灯的人做对了，响应要快。',
  ),
  several('下列哪些做法有助于缩短换型时间？', {
    right: ['模具提前预热', '夹具统一高度', '换型用具定置'],
    wrong: ['加大生产批量', '取消首件检验'],
  }),
  ordered('把改善活动按 PDCA 排好。', ['调查现状、设定目标', '实施对策', '检查效果', '标准化并推广']),
  counted(
    '设备时间开动率 90%、性能开动率 80%、合格率 95%，综合效率是百分之几？',
    { value: 68.4, tolerance: 0.05 },
    '0.9 × 0.8 × 0.95 = 0.684。',
  ),
  named('“防错”在日语里常用的叫法是什么？（写拼音字母）', ['poka-yoke', 'pokayoke', 'poka yoke']),
  filled('拉动式生产由【后工序|后道工序|下工序】向【前工序|前道工序|上工序】领取所需的数量。'),
];

/** More that a person marks. */
export const moreEssays: readonly QuestionStory[] = [
  asked(
    {
      kind: 'essay',
      text: '客户反馈一批控制器通电后偶发重启。请写出您会怎样围堵、复现和查找原因，以及需要哪些部门配合。',
      rubric: '围堵范围清楚 3 分；复现有条件和数据 3 分；原因分析有逻辑 2 分；分工合理 2 分。',
    },
    5,
  ),
  asked(
    {
      kind: 'file',
      text: '提交一份您负责工位的作业指导书（含照片和关键参数），文件不超过 10 MB。',
      rubric: '步骤完整 4 分；参数与现行工艺一致 4 分；安全提示到位 2 分。',
      accepts: { kinds: ['picture', 'document'], maxMb: 10, maxFiles: 2 },
    },
    4,
  ),
];
