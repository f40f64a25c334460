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
    arrivals: [{ linzhiyuan: -8, ranyunfei: -2, leishengnan: 14 }],
    corrections: [{ meeting: 0, account: 'leishengnan', state: 'present', reason: '班车晚点，全车按准时记' }],
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
];

export type ClassStory = {
  readonly kind: 'training' | 'open';
  readonly trainType: TrainType;
  readonly classType: ClassType;
  readonly title: string;
  readonly introduction: string;
  readonly needsApproval?: boolean;
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
