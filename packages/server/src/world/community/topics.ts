import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { createTopic, createTopicType, followableTopics, saveAttention } from '../../features/community/index.ts';
import { followableMembers } from '../../features/people/followable-members.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

type SeedTopic = { readonly name: string; readonly desc: string; readonly followers?: readonly string[] };
type ToldType = { readonly name: string; readonly topics: readonly SeedTopic[] };

/** What the company of the demo talks about. */
const types: readonly ToldType[] = [
  {
    name: '智能制造',
    topics: [
      {
        name: '精益生产',
        desc: '消除七种浪费，从一个工位、一次换型做起。改善案例、看板样例和现场照片都欢迎。',
        followers: ['songqinghe', 'duyinuo', 'xiaoyichen', 'ranyunfei', 'linzhiyuan'],
      },
      {
        name: '数字孪生',
        desc: '产线模型怎样建、数据从哪里来、哪些判断可以交给它。',
        followers: ['ranyunfei', 'zhoumuyun'],
      },
      { name: '设备点检', desc: '点检表、异常信号与保养周期，让停机发生在计划之内。', followers: ['xiaoyichen'] },
      {
        name: '工业机器人',
        desc: '示教、节拍优化与安全围栏，二号线的经验在这里。',
        followers: ['duyinuo', 'ranyunfei'],
      },
      { name: '装配工艺', desc: '夹具、扭矩与防错，图纸之外的手上功夫。', followers: ['duyinuo'] },
      { name: '仓储物流', desc: '库位、批次与先进先出，少走一步是一步。', followers: ['wenjiahe'] },
    ],
  },
  {
    name: '软件与数据',
    topics: [
      {
        name: '软件架构',
        desc: '边界怎样划、债务怎样还、什么时候不要拆。附上决策记录的讨论更受欢迎。',
        followers: ['linzhiyuan', 'hejingxing', 'tanmuyang', 'zhoumuyun'],
      },
      {
        name: '数据分析',
        desc: '从一张表到一个结论：口径、图表与别人能复现的步骤。',
        followers: ['hejingxing', 'tangyuwei'],
      },
      {
        name: '人工智能',
        desc: '大模型与视觉检测在我们这里能做什么，不能做什么。',
        followers: ['linzhiyuan', 'shenruoxi', 'pierre'],
      },
      { name: '信息安全', desc: '口令、邮件与移动存储，每个人守住自己的一段。' },
      { name: '低代码', desc: '业务同事自己搭的小工具，以及它们什么时候该交给研发。', followers: ['mengxinlan'] },
      { name: '代码评审', desc: '怎样提、怎样答，怎样让下一个人看得懂。', followers: ['tanmuyang'] },
    ],
  },
  {
    name: '质量与安全',
    topics: [
      {
        name: '质量管理',
        desc: '八步法、过程能力与客户投诉的复盘，先把事实写清楚。',
        followers: ['tangyuwei', 'leishengnan', 'tanmuyang'],
      },
      { name: '统计过程', desc: '控制图怎样读，什么是变异，什么只是噪声。', followers: ['tangyuwei'] },
      {
        name: '安全生产',
        desc: '隐患随手拍、班前五分钟和应急演练。',
        followers: ['songqinghe', 'xiaoyichen', 'leishengnan'],
      },
      { name: '绿色工厂', desc: '能耗、边角料与包装回收，一度电一度电地省。' },
    ],
  },
  {
    name: '市场与客户',
    topics: [
      {
        name: '客户成功',
        desc: '交付之后才是开始：回访、续约与客户说的原话。',
        followers: ['fangqiming', 'mengxinlan'],
      },
      { name: '方案销售', desc: '先问清楚问题，再谈产品。报价单背后的功课。', followers: ['fangqiming'] },
      { name: '出海', desc: '认证、时差与本地伙伴，海外业务部的来信。', followers: ['baisuyin', 'amina', 'pierre'] },
      { name: '品牌故事', desc: '把做过的事讲给没有来过的人听。', followers: ['shixiaoman'] },
    ],
  },
  {
    name: '成长与管理',
    topics: [
      {
        name: '新人上手',
        desc: '第一周、第一个月、第一个项目，过来人写给后来人。',
        followers: ['linzhiyuan', 'yewanqing', 'yuanjinghe'],
      },
      { name: '班组管理', desc: '排班、交接与带徒弟，班组长的日常。', followers: ['songqinghe'] },
      { name: '沟通表达', desc: '会议、汇报与一封写得明白的邮件。', followers: ['shenruoxi', 'yewanqing'] },
      { name: '读书会', desc: '每月一本，读完写三句话。', followers: ['jiangshuyi', 'shixiaoman', 'linzhiyuan'] },
      {
        name: '课程设计',
        desc: '从一个真问题出发，给学员留下能带走的东西。',
        followers: ['guhuaiqian', 'shenruoxi', 'shixiaoman'],
      },
    ],
  },
];

/** Told in the past, so nobody is rung. */
const { told: _told, ...members } = followableMembers;
const follow = saveAttention([followableTopics, members]);

/** Who follows whom. */
const colleagues: readonly (readonly [string, string])[] = [
  ['hejingxing', 'linzhiyuan'],
  ['yuanjinghe', 'jiangshuyi'],
  ['linzhiyuan', 'guhuaiqian'],
  ['linzhiyuan', 'zhoumuyun'],
  ['tanmuyang', 'guhuaiqian'],
  ['shixiaoman', 'guhuaiqian'],
];

/** The topics of the company by kind, and who follows which of them and whom. */
export async function seedTopics(ctx: SystemContext): Promise<void> {
  const admin = await personAt(ctx, 'luchengze', 60 * dayMs);
  for (const { name: typeName, topics } of types) {
    const { id: typeId } = await createTopicType(admin, { name: typeName });
    for (const { name, desc, followers = [] } of topics) {
      const { id: targetId } = await createTopic(admin, { name, typeId, desc });
      for (const [days, account] of followers.entries()) {
        const person = await personAt(ctx, account, (20 - days) * dayMs);
        await follow(person, { targetType: AttentionTarget.topic, targetId, isOn: true });
      }
    }
  }
  for (const [account, target] of colleagues) {
    const { actor } = await personAt(ctx, target, 0);
    const person = await personAt(ctx, account, dayMs);
    await follow(person, { targetType: AttentionTarget.member, targetId: actor.id, isOn: true });
  }
}
