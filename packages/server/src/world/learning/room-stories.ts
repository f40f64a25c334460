import type { EquipmentKind } from '@shuyuan/contract/classrooms/equipment-kinds';
import type { Weekday } from '@shuyuan/contract/kernel/calendar/add-days';

const hours = (from: number, to: number) => ({ opensMinute: from * 60, closesMinute: to * 60 });
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6];
const equipped = (...equipment: EquipmentKind[]) => ({ equipment });

/** Four rooms of the academy and the plant; somebody agrees to the bookings of the workshop. */
export const roomStories = [
  {
    name: '求是厅',
    cover: 7,
    approver: null,
    place: '学院主楼一层',
    seats: 80,
    note: '可直播；会前半小时请到前台领话筒。',
    ...equipped('projector', 'screen', 'camera', 'microphone', 'barrier-free'),
    ...hours(8, 21),
    // Also on Sundays: a class of the demo company meets there on whichever day it falls.
    weekdays: [...workdays, 7] as readonly Weekday[],
  },
  {
    name: '明德教室',
    cover: 8,
    approver: null,
    place: '学院主楼 201',
    seats: 30,
    note: '',
    ...equipped('projector', 'whiteboard', 'computers'),
    ...hours(8, 20),
    weekdays: workdays,
  },
  {
    name: '致远研讨室',
    cover: 9,
    approver: null,
    place: '学院主楼 305',
    seats: 12,
    note: '',
    ...equipped('screen', 'camera', 'whiteboard'),
    ...hours(8, 20),
    weekdays: workdays,
  },
  {
    name: '匠心实训室',
    cover: 10,
    approver: 'guhuaiqian',
    place: '苏州工厂二号楼一层',
    seats: 20,
    note: '进入须穿劳保鞋、戴护目镜。',
    ...equipped('workbench', 'projector'),
    ...hours(8, 18),
    weekdays: workdays,
  },
] as const;

type BookingStory = {
  readonly room: (typeof roomStories)[number]['name'];
  readonly by: string;
  /** Day of the week, then hours of its clock. */
  readonly when: readonly [weekday: number, from: number, to: number];
  readonly title: string;
  readonly people: number | null;
  /** Nobody has decided on it. */
  readonly isWaiting?: boolean;
};

const story = (
  [room, by]: readonly [room: BookingStory['room'], by: string],
  when: BookingStory['when'],
  [title, people]: readonly [title: string, people: number | null],
): BookingStory => ({ room, by, when, title, people });

/** A week in which people meet, train and rehearse; some bookings touch, and Thursday afternoon leaves the workshop free. */
export const bookingStories: readonly BookingStory[] = [
  story(['求是厅', 'yuanjinghe'], [1, 9, 10.5], ['学院周例会', 26]),
  story(['求是厅', 'shenruoxi'], [2, 14, 16], ['课程评审会', 18]),
  story(['求是厅', 'tangyuwei'], [3, 14, 17], ['季度质量大会', 72]),
  story(['求是厅', 'baisuyin'], [4, 19, 20.5], ['读书会：《学习的科学》', 35]),
  story(['求是厅', 'shixiaoman'], [5, 9, 11.5], ['新员工第一课', 46]),
  story(['求是厅', 'linzhiyuan'], [5, 15, 16.5], ['前端技术分享：让页面快一秒', 40]),
  ...[1, 2, 3, 4, 5].map((weekday) =>
    story(['明德教室', 'guhuaiqian'], [weekday, 9, 12], ['内训师认证集训', 24] as const),
  ),
  story(['明德教室', 'hejingxing'], [2, 13.5, 17.5], ['Python 数据分析小班', 16]),
  story(['明德教室', 'yewanqing'], [4, 14, 16], ['学习数据看板培训', 20]),
  story(['明德教室', 'fangqiming'], [6, 9, 11], ['办公软件提升班', 22]),
  story(['致远研讨室', 'jiangshuyi'], [1, 14, 15], ['岗位胜任力访谈', 6]),
  story(['致远研讨室', 'linzhiyuan'], [2, 10, 11], ['迭代评审', 8]),
  story(['致远研讨室', 'hejingxing'], [2, 11, 12], ['架构讨论：消息队列', 7]),
  story(['致远研讨室', 'mengxinlan'], [3, 9.5, 11], ['华东渠道复盘', 9]),
  story(['致远研讨室', 'pierre'], [4, 10, 11], ['海外渠道周会', 10]),
  story(['致远研讨室', 'amina'], [4, 11, 12], ['中东市场准备会', 5]),
  story(['致远研讨室', 'jiangshuyi'], [4, 14, 15.5], ['岗位评估碰头会', 8]),
  story(['致远研讨室', 'zhoumuyun'], [5, 13, 15], ['技术中心月度复盘', 12]),
  story(['匠心实训室', 'duyinuo'], [1, 13, 17], ['换型演练', 12]),
  story(['匠心实训室', 'leishengnan'], [2, 8, 11], ['叉车安全实操', 10]),
  story(['匠心实训室', 'duyinuo'], [3, 8, 12], ['首件检验实操', 15]),
  story(['匠心实训室', 'guhuaiqian'], [4, 8, 11], ['工艺参数调试', 8]),
  story(['匠心实训室', 'ranyunfei'], [5, 13, 16], ['设备点检训练', 14]),
  story(['匠心实训室', 'xiaoyichen'], [6, 8, 12], ['焊接技能比武', 20]),
  // Next week, whatever day it is.
  { ...story(['匠心实训室', 'duyinuo'], [10, 13, 16], ['新机型换型演练', 12]), isWaiting: true },
  { ...story(['匠心实训室', 'linzhiyuan'], [11, 9, 11], ['产线看板现场调研', 6]), isWaiting: true },
];
