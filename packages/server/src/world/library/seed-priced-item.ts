import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { createItem } from '../../features/library/manage/create-item.ts';
import { publishItem } from '../../features/library/manage/publish-item.ts';
import { sellableItems } from '../../features/library/prices/sellable-items.ts';
import { priceSettingOf } from '../../features/pricing/index.ts';
import { purchase } from '../../features/pricing/purchase/purchase.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { bringFile } from '../bring-file.ts';
import { pdfOf } from '../draw-documents.ts';
import { priceInCoins } from '../ledger/price-in-coins.ts';
import { personAt } from '../person-at.ts';

const sheets = [
  {
    title: '主轴异响速查图册',
    lines: ['先停机，再听诊：连续的嗡鸣、周期的敲击、换挡时的尖啸。', '每种声音一页：波形、位置、先查什么。'],
  },
  {
    title: '周期敲击',
    lines: [
      '随转速变快：查轴承滚道。',
      '不随转速变化：查拉刀机构与打刀缸。',
      '只在冷机时有：记下热机后消失的时间，列入周检。',
    ],
  },
  {
    title: '换挡尖啸',
    lines: ['先看皮带张力与油位。', '两次换挡都响：拆检齿轮，量侧隙。', '维修后空转三十分钟，再装刀复测跳动。'],
  },
];

/** PRICE-01: something of the library to be bought, and somebody who has bought it. Behind the coins. */
export async function seedPricedItem(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'guhuaiqian', 30 * dayMs);
  const price = priceInCoins(500n, 300n);
  const { id } = await createItem(author, {
    title: '主轴异响速查图册',
    introduction: '把二十年里听到过的主轴异响，按声音排成一本图册：听见什么，翻到哪页，先查哪里。',
    coverFileId: await bringCover(author, 2),
    topicIds: [],
    audience: {
      isEveryone: true,
      organizationIds: [],
      positionIds: [],
      topicIds: [],
      memberIds: [],
      joinedSince: null,
    },
    allowsDownload: true,
    showsVersions: false,
    fileId: await bringFile(author, { name: '主轴异响速查图册.pdf', ending: 'pdf', bytes: pdfOf(sheets) }),
    price: priceSettingOf(price),
  });
  await publishItem(author, { id });
  await purchase([sellableItems])(await personAt(ctx, 'songqinghe', dayMs), {
    businessType: 'libraryItem',
    businessId: id,
    quantity: 1,
    discountCoin: price.discountCoin,
  });
}
