import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { followableCircles } from '../../features/community/circles/followable-circles.ts';
import { createCircle } from '../../features/community/circles/save-circle.ts';
import { saveAttention } from '../../features/community/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const follow = saveAttention([followableCircles]);

type SeedCircle = {
  readonly name: string;
  readonly desc: string;
  readonly coverPath: string;
  readonly members: readonly string[];
};

/** The circles of the company, the latest made last. Nobody of the plant, which has none. */
const circles: readonly SeedCircle[] = [
  {
    name: '工艺与质量',
    desc: '从夹具到控制图：现场的问题、量过的数据、试过的办法。只谈事实，不谈责任。',
    coverPath: 'preset:circle-1',
    members: ['guhuaiqian', 'tangyuwei', 'ranyunfei', 'leishengnan'],
  },
  {
    name: '数据与智能',
    desc: '一张表、一段代码、一个模型。写清楚口径，别人就能接着做。',
    coverPath: 'preset:circle-2',
    members: ['linzhiyuan', 'hejingxing', 'zhoumuyun', 'tanmuyang', 'pierre'],
  },
  {
    name: '新人成长营',
    desc: '入职第一年想问又不好意思问的，都可以在这里问。老同事每周三晚上在线。',
    coverPath: 'preset:circle-3',
    members: ['yewanqing', 'shixiaoman', 'yuanjinghe', 'linzhiyuan'],
  },
  {
    name: '客户与出海',
    desc: '客户说的原话、海外的来信、投标之后的复盘。',
    coverPath: 'preset:circle-4',
    members: ['baisuyin', 'amina', 'fangqiming'],
  },
];

/** Made by the dean over the last weeks; people join one each day. */
export async function seedCircles(ctx: SystemContext): Promise<void> {
  for (const [index, { members, ...circle }] of circles.entries()) {
    const daysAgo = 38 - 3 * index;
    const { id } = await createCircle(await personAt(ctx, 'luchengze', daysAgo * dayMs), circle);
    for (const [days, account] of members.entries()) {
      const person = await personAt(ctx, account, (daysAgo - 1 - days) * dayMs);
      await follow(person, { targetType: AttentionTarget.circle, targetId: id, isOn: true });
    }
  }
}
