import type { Fact, Role } from '@shuyuan/contract/kernel/capabilities';

/** The demo company: an organisation of three levels, told once and met in development, demo and every test. */
export type SeedOrganization = {
  readonly key: string;
  readonly name: string;
  readonly below?: readonly SeedOrganization[];
};

export const company: SeedOrganization = {
  key: 'company',
  name: '青禾智造股份有限公司',
  below: [
    {
      key: 'academy',
      name: '人才发展学院',
      below: [
        { key: 'courses', name: '课程研发组' },
        { key: 'operations', name: '学习运营组' },
      ],
    },
    {
      key: 'technology',
      name: '技术中心',
      below: [
        { key: 'software', name: '软件研发部' },
        { key: 'process', name: '工艺工程部' },
        { key: 'quality', name: '质量管理部' },
      ],
    },
    {
      key: 'market',
      name: '营销中心',
      below: [
        { key: 'east', name: '华东销售部' },
        { key: 'overseas', name: '海外业务部' },
      ],
    },
    {
      key: 'plant',
      name: '苏州工厂',
      below: [
        { key: 'assembly', name: '总装车间' },
        { key: 'logistics', name: '仓储物流部' },
      ],
    },
    { key: 'hr', name: '人力资源部' },
  ],
};

export type WorldPerson = {
  readonly account: string;
  readonly fullName: string;
  readonly place: string;
  readonly face: number;
  readonly roles: readonly Role[];
  readonly facts?: readonly Exclude<Fact, 'director'>[];
  /** The key of the organisation whose sub-tree they direct. */
  readonly directs?: string;
  /** Organisations beside the first. */
  readonly further?: readonly string[];
  readonly phone?: string;
  /** What the sign-in page and the greeting call them; those without are met only inside. */
  readonly title?: string;
};

export const people: readonly WorldPerson[] = [
  { account: 'linzhiyuan', fullName: '林知远', place: 'software', face: 1, roles: [], title: '学员 · 软件工程师' },
  {
    account: 'shenruoxi',
    fullName: '沈若溪',
    place: 'courses',
    face: 2,
    roles: ['creator'],
    title: '创作者 · 课程设计师',
  },
  {
    account: 'guhuaiqian',
    fullName: '顾怀谦',
    place: 'process',
    face: 3,
    roles: ['creator'],
    facts: ['lecturer', 'expert'],
    further: ['courses'],
    phone: '0512-6688 0103',
    title: '讲师 · 首席工艺专家',
  },
  {
    account: 'yewanqing',
    fullName: '叶晚晴',
    place: 'operations',
    face: 4,
    roles: [],
    facts: ['class-teacher'],
    title: '班主任 · 学习运营',
  },
  {
    account: 'zhoumuyun',
    fullName: '周牧云',
    place: 'technology',
    face: 5,
    roles: [],
    directs: 'technology',
    phone: '0512-6688 0105',
    title: '主管 · 技术中心总监',
  },
  {
    account: 'jiangshuyi',
    fullName: '江书仪',
    place: 'hr',
    face: 6,
    roles: ['approver'],
    further: ['academy'],
    title: '审批人 · 人力资源经理',
  },
  {
    account: 'luchengze',
    fullName: '陆承泽',
    place: 'academy',
    face: 7,
    roles: ['org-admin'],
    title: '组织管理员 · 学院院长',
  },
  {
    account: 'admin',
    fullName: '秦守正',
    place: 'company',
    face: 8,
    roles: ['platform-admin', 'org-admin'],
    title: '平台管理员',
  },
  { account: 'tangyuwei', fullName: '唐予微', place: 'quality', face: 9, roles: [] },
  { account: 'hejingxing', fullName: '何景行', place: 'software', face: 10, roles: ['creator'] },
  { account: 'baisuyin', fullName: '白素音', place: 'overseas', face: 11, roles: [] },
  { account: 'fangqiming', fullName: '方启明', place: 'east', face: 12, roles: [], directs: 'east' },
  { account: 'mengxinlan', fullName: '孟心澜', place: 'east', face: 13, roles: [] },
  { account: 'xiaoyichen', fullName: '萧亦辰', place: 'assembly', face: 14, roles: [] },
  { account: 'wenjiahe', fullName: '温嘉禾', place: 'logistics', face: 15, roles: [] },
  { account: 'songqinghe', fullName: '宋清和', place: 'plant', face: 16, roles: [], directs: 'plant' },
  { account: 'duyinuo', fullName: '杜一诺', place: 'assembly', face: 17, roles: [], facts: ['lecturer'] },
  { account: 'ranyunfei', fullName: '冉云飞', place: 'process', face: 18, roles: [] },
  { account: 'shixiaoman', fullName: '石小满', place: 'operations', face: 19, roles: ['creator'] },
  { account: 'leishengnan', fullName: '雷胜男', place: 'quality', face: 20, roles: [], facts: ['class-teacher'] },
  { account: 'yuanjinghe', fullName: '袁静和', place: 'hr', face: 21, roles: [] },
  { account: 'amina', fullName: 'Amina Haddad', place: 'overseas', face: 22, roles: [] },
  { account: 'pierre', fullName: 'Pierre Moreau', place: 'overseas', face: 23, roles: ['creator'] },
  { account: 'tanmuyang', fullName: '谭沐阳', place: 'software', face: 24, roles: [], further: ['quality'] },
];

/** The last to come has neither yet, as in every company. */
export const contactOf = ({ account }: WorldPerson) => {
  const index = people.findIndex((one) => one.account === account);
  if (index === people.length - 1) return {};
  return { email: `${account}@qinghe.example`, employeeNumber: `QH${1001 + index}` };
};

export const demoPassword = 'shuyuan-2026';
export const faceOf = (number: number): string => `faces/${String(number).padStart(2, '0')}.svg`;
