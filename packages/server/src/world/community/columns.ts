import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { followableColumns } from '../../features/community/columns/followable-columns.ts';
import { createColumn } from '../../features/community/columns/save-column.ts';
import { saveAttention } from '../../features/community/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const follow = saveAttention([followableColumns]);

type SeedColumn = {
  readonly account: string;
  readonly by: string;
  readonly title: string;
  readonly introduce: string;
  readonly cover: { readonly preset: string };
  readonly subscribers: readonly string[];
};

/** What accounts of the company have gathered for whoever reads through. */
const columns: readonly SeedColumn[] = [
  {
    account: '顾工说工艺',
    by: 'guhuaiqian',
    title: '一周一个现场',
    introduce: '每篇拆解一个真实的装配问题：现象、原因、改法和改完以后的数据。按难易排好，从头读起最省力。',
    cover: { preset: 'preset:column-1' },
    subscribers: ['linzhiyuan', 'duyinuo', 'xiaoyichen', 'songqinghe', 'tangyuwei'],
  },
  {
    account: '何以架构',
    by: 'hejingxing',
    title: '写给两年后的自己',
    introduce: '软件会老，决定会忘。把当时为什么这样选写下来，给接手的人，也给自己。',
    cover: { preset: 'preset:column-4' },
    subscribers: ['linzhiyuan', 'tanmuyang', 'zhoumuyun'],
  },
  {
    account: '微言质量',
    by: 'tangyuwei',
    title: '用自己的数据讲质量',
    introduce: '控制图、过程能力、八步法，每一讲都用我们自己产线的数字，附可以直接套用的表。',
    cover: { preset: 'preset:column-2' },
    subscribers: ['leishengnan', 'tanmuyang', 'ranyunfei', 'linzhiyuan'],
  },
];

/** Everything the account shows, the oldest first. */
async function publishedBy(ctx: SystemContext, account: string) {
  const rows = await ctx.read
    .selectFrom('shareAccount as account')
    .leftJoin('question', (join) =>
      join.onRef('question.accountId', '=', 'account.id').on('question.state', 'in', ['active', 'closed']),
    )
    .select(['account.id as enjoyId', 'question.id'])
    .where('account.name', '=', account)
    .orderBy('question.publishedAt')
    .execute();
  const [first] = rows;
  if (!first) throw new Error(`the world has no account called ${account}`);
  return { enjoyId: first.enjoyId, questionIds: rows.flatMap(({ id }) => id ?? []) };
}

/** Gathered yesterday; those who read along subscribe in the hours after. */
export async function seedColumns(ctx: SystemContext): Promise<void> {
  for (const { account, by, subscribers, ...words } of columns) {
    const contents = await publishedBy(ctx, account);
    const { id } = await createColumn(await personAt(ctx, by, 30 * hourMs), { ...words, ...contents });
    for (const [hours, reader] of subscribers.entries()) {
      const person = await personAt(ctx, reader, (28 - 2 * hours) * hourMs);
      await follow(person, { targetType: AttentionTarget.column, targetId: id, isOn: true });
    }
  }
}
