import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import type { AttendanceState } from '@shuyuan/contract/training/attendance-states';

export const classStories: readonly ClassStory[] = [
  {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '一线班组长领导力训练营（第五期）',
    introduction:
      '两天面授：第一天谈角色与沟通，第二天在车间演练班前会、问题上报和带教。\n请带上本班组最近一个月的异常记录。',
    seats: 8,
    madeDaysAgo: 3,
    meetings: [
      { title: '角色与沟通', inDays: 12, hours: 8, location: '求是厅', url: null, lecturerName: '顾怀谦' },
      { title: '车间演练', inDays: 13, hours: 8, location: '苏州工厂 · 匠心实训室', url: null, lecturerName: '杜一诺' },
    ],
    people: [
      'hejingxing',
      'tangyuwei',
      'mengxinlan',
      'xiaoyichen',
      'duyinuo',
      'ranyunfei',
      'leishengnan',
      'baisuyin',
      'wenjiahe',
      'linzhiyuan',
      'tanmuyang',
    ],
  },
  {
    kind: 'open',
    trainType: TrainType.external,
    classType: ClassType.blended,
    title: '质量意识公开课：一次把事情做对',
    introduction: '外部质量专家讲三个真实的召回案例，现场与线上同时进行。',
    seats: 40,
    madeDaysAgo: 2,
    meetings: [
      {
        title: '',
        inDays: 6,
        hours: 2,
        location: '致远楼报告厅',
        url: 'https://meet.example.com/quality',
        lecturerName: '方启明',
      },
    ],
    people: ['hejingxing', 'wenjiahe'],
  },
  {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '精益改善实战工作坊',
    introduction: '从价值流图到一个当天就能落地的改善。',
    seats: 12,
    madeDaysAgo: 20,
    meetings: [
      { title: '', inDays: -7, hours: 6, location: '苏州工厂 · 匠心实训室', url: null, lecturerName: '杜一诺' },
    ],
    people: ['linzhiyuan', 'ranyunfei', 'leishengnan'],
    evaluation: '精益改善工作坊课后评估',
    materials: { before: ['价值流图入门'], after: ['改善提案模板', '工作坊小结'] },
    arrivals: [{ linzhiyuan: -8, ranyunfei: -2, leishengnan: 14 }],
    costs: [{ label: '场地与茶歇', amountHundredths: 96_000 }],
    corrections: [{ meeting: 0, account: 'leishengnan', state: 'present', reason: '班车晚点，全车按准时记' }],
  },
  {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '设备点检员培训（第二期）',
    introduction: '两天：第一天看懂点检表，第二天跟着师傅走一遍产线。',
    seats: 10,
    madeDaysAgo: 45,
    meetings: [
      {
        title: '点检表与标准',
        inDays: -30,
        hours: 6,
        location: '苏州工厂 · 培训室',
        url: null,
        lecturerName: '冉云飞',
      },
      { title: '跟线实操', inDays: -29, hours: 7, location: '苏州工厂 · 一号线', url: null, lecturerName: '杜一诺' },
    ],
    people: ['duyinuo', 'xiaoyichen', 'tanmuyang', 'baisuyin', 'wenjiahe'],
    evaluation: '设备点检员培训课后评估',
    materials: { before: ['点检表填写说明'], after: ['跟线实操要点'] },
    arrivals: [
      { duyinuo: -15, xiaoyichen: -9, tanmuyang: -4, baisuyin: 13, wenjiahe: -6 },
      { duyinuo: -12, xiaoyichen: -7, tanmuyang: 15, wenjiahe: -3 },
    ],
    corrections: [{ meeting: 1, account: 'baisuyin', state: 'excused', reason: '临时顶岗' }],
    costs: [
      { label: '外请设备工程师', amountHundredths: 480_000 },
      { label: '教材与点检工具', amountHundredths: 126_500 },
      { label: '午餐', amountHundredths: 35_000 },
    ],
  },
  {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '新任主管沟通工作坊',
    introduction: '三次课，每次半天：倾听与反馈、分派任务、困难对话。两次课之间在自己的班组里练习。',
    seats: 10,
    madeDaysAgo: 21,
    meetings: [
      { title: '倾听与反馈', inDays: -7, hours: 3, location: '明理楼 201', url: null, lecturerName: '顾怀谦' },
      { title: '分派任务', inDays: 'now', hours: 3, location: '明理楼 201', url: null, lecturerName: '顾怀谦' },
      { title: '困难对话', inDays: 7, hours: 3, location: '明理楼 201', url: null, lecturerName: '顾怀谦' },
    ],
    people: ['linzhiyuan', 'hejingxing', 'tangyuwei', 'mengxinlan', 'xiaoyichen', 'wenjiahe'],
    arrivals: [
      { linzhiyuan: -12, hejingxing: -6, tangyuwei: -5, mengxinlan: 16 },
      { hejingxing: -4, tangyuwei: 2, mengxinlan: 12 },
    ],
    corrections: [
      { meeting: 0, account: 'xiaoyichen', state: 'excused', reason: '客户现场支援' },
      { meeting: 0, account: 'wenjiahe', state: 'present', reason: '手机没电，现场签名' },
    ],
  },
  {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '内部讲师培养班（第三期）',
    introduction: '从一堂自己的课开始：备课、试讲、互评。报名后由班主任确认试讲题目。',
    needsApproval: true,
    seats: 2,
    madeDaysAgo: 4,
    meetings: [
      { title: '备课与试讲', inDays: 16, hours: 7, room: '求是厅', location: '', url: null, lecturerName: '顾怀谦' },
    ],
    people: ['hejingxing', 'tangyuwei', 'mengxinlan', 'duyinuo', 'linzhiyuan', 'xiaoyichen'],
    decisions: { hejingxing: '', tangyuwei: '', mengxinlan: '请先在部门内试讲一次', duyinuo: '' },
  },
  {
    kind: 'training',
    trainType: TrainType.external,
    classType: ClassType.faceToFace,
    title: '高管教练一对一体验日',
    introduction: '外部教练只接四位，名额由抽签决定。抽中后如不能来，请尽早退出，让给下一位。',
    drawnDaysAgo: 1,
    seats: 4,
    madeDaysAgo: 6,
    meetings: [
      { title: '', inDays: 20, hours: 6, location: '明理楼 305', url: null, lecturerName: '外聘教练 · 周远航' },
    ],
    people: [
      'hejingxing',
      'tangyuwei',
      'mengxinlan',
      'xiaoyichen',
      'duyinuo',
      'ranyunfei',
      'leishengnan',
      'wenjiahe',
      'linzhiyuan',
      'tanmuyang',
    ],
  },
];

export type ClassStory = {
  readonly kind: 'training' | 'open';
  readonly trainType: TrainType;
  readonly classType: ClassType;
  readonly title: string;
  readonly introduction: string;
  readonly needsApproval?: boolean;
  /** Drawn so many days ago, when the applications closed. */
  readonly drawnDaysAgo?: number;
  readonly seats: number;
  readonly madeDaysAgo: number;
  readonly meetings: readonly {
    readonly title: string;
    /** At nine in the morning; or since an hour ago. */
    readonly inDays: number | 'now';
    readonly hours: number;
    /** One of the rooms of the company. */
    readonly room?: string;
    readonly location: string;
    readonly url: string | null;
    readonly lecturerName: string;
  }[];
  /** The title of the survey its people are asked when it has ended. */
  readonly evaluation?: string;
  /** The titles of documents. */
  readonly materials?: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** Its costs, in yuan. */
  readonly costs?: readonly { readonly label: string; readonly amountHundredths: number }[];
  /** In the order they applied. */
  readonly people: readonly string[];
  /** The answers of the class teacher: why somebody was refused; empty where they were approved. */
  readonly decisions?: Readonly<Record<string, string>>;
  /** Of each meeting: who scanned its code, and how many minutes after its start. */
  readonly arrivals?: readonly Readonly<Record<string, number>>[];
  readonly corrections?: readonly {
    readonly meeting: number;
    readonly account: string;
    readonly state: AttendanceState;
    readonly reason: string;
  }[];
};
