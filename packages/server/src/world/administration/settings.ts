import type { EditableKey } from '@shuyuan/contract/system/settings';
import { addWords, saveSetting } from '../../features/system/index.ts';
import type { SystemContext } from '../../platform/context.ts';

/** What the company has decided for everybody; the plant has its own mind about circles. */
const ofCompany = {
  CURRENCY_RULE: { currencyName: '青禾币' },
  REWARD_RULE: { min: 1, max: 500 },
  EXCHANGE_RULE: { integralPerCoin: 10, coinsADay: 5 },
  INTEGRAL_EXPIRY: 'month',
  INTEGRAL_KEPT: { keptMonths: 6 },
  TOP_UP_RULE: { coinsPerYuan: 10, maxYuan: 5_000 },
  TRANSFER_ACCOUNT: {
    holder: '青禾智造股份有限公司',
    bank: '示例银行苏州分行',
    account: '6200 0000 0000 0000 001',
    hint: '仅接受本人账户汇款',
  },
  SHARE_CONFIG: { switchOpen: '1', showShareBtn: '1', weChat: '1', qq: '0', blog: '1', ask: '1' },
  SHARE_BLACKLIST: ['/center/preview', '/invoice-management'],
} as const satisfies Partial<Record<EditableKey, unknown>>;

const ofPlant = {
  KNOWLEDGE_OPERATION_CONFIG: { communityIsOpen: '1', circleIsOpen: '0' },
} as const satisfies Partial<Record<EditableKey, unknown>>;

/** What nobody should have to read on a learning platform, nor sell on it. */
const words = [
  '代开发票',
  '发票代办',
  '返点回扣',
  '收受回扣',
  '刷单返现',
  '加微信返现',
  '私下转账',
  '信用卡套现',
  '高利贷',
  '校园贷',
  '洗钱',
  '传销',
  '拉人头奖励',
  '博彩',
  '赌博网站',
  '六合彩',
  '代考',
  '替考',
  '代刷学时',
  '代刷课程',
  '出售试题',
  '考试答案出售',
  '代写论文',
  '办假证',
  '伪造证书',
  '客户名单出售',
  '泄露图纸',
  '内幕消息',
  '破解版软件',
  '翻墙软件',
  '色情',
  '毒品',
  'online casino',
  'free porn',
];

type SeedIds = { readonly companyId: string; readonly plantId: string };

export async function seedSettings(ctx: SystemContext, { companyId, plantId }: SeedIds): Promise<void> {
  const decide = async (organizationId: string, decisions: object): Promise<void> => {
    for (const [key, value] of Object.entries(decisions)) {
      // The keys of the two tables above.
      const place = { tenantId: companyId, organizationId, key: key as EditableKey };
      await saveSetting(ctx, { ...place, value: typeof value === 'string' ? value : JSON.stringify(value) });
    }
  };
  await decide(companyId, ofCompany);
  await decide(plantId, ofPlant);
  await addWords(ctx, { tenantId: companyId, words });
}
