import { hourMs } from '@shuyuan/contract/kernel/time-units';
import type { Notice } from '@shuyuan/contract/notifications/notice-kinds';
import { insertPastNotices } from '../features/notifications/index.ts';
import type { SystemContext } from '../platform/context.ts';

type SeedNotice = Notice & {
  readonly to: string;
  readonly hoursAgo: number;
  /** What the notice names: a page, or the page of a person by their account. */
  readonly link: string | null | { readonly personOf: string };
};

/** What two people find at the bell on their first day in the demo, newest last. */
const told: readonly SeedNotice[] = [
  {
    to: 'linzhiyuan',
    hoursAgo: 75,
    kind: 'system',
    text: 'announcement',
    values: { title: '书院上线了：先来补全您的个人资料' },
    link: '/center/my/profile',
  },
  {
    to: 'linzhiyuan',
    hoursAgo: 49,
    kind: 'attention',
    text: 'followed',
    values: { person: '何景行' },
    link: { personOf: 'hejingxing' },
  },
  {
    to: 'linzhiyuan',
    hoursAgo: 26,
    kind: 'account',
    text: 'rolesChanged',
    values: { person: '陆承泽' },
    link: '/center/my/profile',
  },
  {
    to: 'linzhiyuan',
    hoursAgo: 3,
    kind: 'system',
    text: 'announcement',
    values: { title: '本周五 18:00 起系统维护一小时' },
    link: null,
  },
  {
    to: 'jiangshuyi',
    hoursAgo: 75,
    kind: 'system',
    text: 'announcement',
    values: { title: '书院上线了：先来补全您的个人资料' },
    link: '/center/my/profile',
  },
  {
    to: 'jiangshuyi',
    hoursAgo: 30,
    kind: 'attention',
    text: 'followed',
    values: { person: '袁静和' },
    link: { personOf: 'yuanjinghe' },
  },
  {
    to: 'jiangshuyi',
    hoursAgo: 2,
    kind: 'account',
    text: 'passwordReset',
    values: { person: '秦守正' },
    link: '/center/my/profile',
  },
];

const findByAccount = (ctx: SystemContext, account: string) =>
  ctx.read.selectFrom('member').select(['id', 'tenantId']).where('account', '=', account).executeTakeFirstOrThrow();

const addressOf = async (ctx: SystemContext, link: SeedNotice['link']): Promise<string | null> =>
  link === null || typeof link === 'string'
    ? link
    : `/personal-homepage/${(await findByAccount(ctx, link.personOf)).id}`;

/** Told in the past, so nobody is rung; mails and robots are for what happens from now on. */
export async function seedNotices(ctx: SystemContext): Promise<void> {
  for (const [index, { to, hoursAgo, link, ...notice }] of told.entries()) {
    const person = await findByAccount(ctx, to);
    await insertPastNotices(ctx, {
      ...notice,
      tenantId: person.tenantId,
      key: `world ${index}`,
      receivers: [person.id],
      total: 1,
      isFirst: true,
      subject: { kind: 'world', id: String(index) },
      link: await addressOf(ctx, link),
      at: ctx.now() - hoursAgo * hourMs,
    });
  }
}
