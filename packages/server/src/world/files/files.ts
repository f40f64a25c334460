import { createHash } from 'node:crypto';
import { type FileEnding, typeOf } from '@shuyuan/contract/files/file-kinds';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { storeFile, newStorageKey } from '../../features/files/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { epubOf, pdfOf } from '../draw-documents.ts';
import { pngOf, wavOf } from '../draw-media.ts';

type SeedFile = {
  readonly owner: string;
  readonly name: string;
  readonly ending: FileEnding;
  readonly hoursAgo: number;
  readonly draw: () => Buffer;
  readonly picture?: { readonly width: number; readonly height: number };
};

export const handbook = () =>
  pdfOf([
    {
      title: '车间安全手册',
      lines: [
        '欢迎来到青禾。进入车间之前，请先读完这三页。',
        '一、入场须穿工作服、安全鞋，戴护目镜；长发须盘入帽内。',
        '二、沿绿色通道行走，不跨越黄线，不在叉车道上停留。',
        '三、看不懂的按钮不按，没学过的设备不开。',
      ],
    },
    {
      title: '遇到异常怎么办',
      lines: [
        '先停：按下最近的红色急停按钮。',
        '再报：向班组长说明设备编号、位置和现象。',
        '后退：退到安全线外，等维修人员到场，不自行拆卸。',
        '每一次停机都值得记录，没有人会因为按下急停而受责备。',
      ],
    },
    {
      title: '应急集合点',
      lines: [
        '听到连续警报，关闭电源，沿疏散标志从最近的出口离开，不乘电梯。',
        '集合点在南门草坪。到达后向点名人报到，未经通知不返回。',
      ],
    },
  ]);

export const outline = () =>
  pdfOf([
    {
      title: '带教手册：前四周',
      lines: [
        '第一周：熟悉环境，完成安全学习，跟班观察。',
        '第二周：在师傅身边动手，每天写三句话的记录。',
        '第三周：独立完成一道工序，由师傅复核。',
        '第四周：讲给别人听。能讲清楚，才算学会。',
      ],
    },
  ]);

export const book = () =>
  epubOf('工间读书会选篇', [
    {
      title: '灯下',
      paragraphs: [
        '夜班的灯比白天的太阳更让人安静。机器停下来的那几分钟，老周总会翻开一本卷了边的书。',
        '他说，读书和保养机器是一回事：天天擦一点，就不会在要紧的时候卡住。',
      ],
    },
    {
      title: '一张图纸',
      paragraphs: [
        '新来的徒弟看不懂图纸，急得满头汗。老周没有讲线条，先讲这个零件要装在哪里，为谁省一次弯腰。',
        '徒弟后来说，从那天起，图纸上的每一条线都有了用处。',
      ],
    },
  ]);

const pine = [30, 107, 92] as const;
const mist = [228, 239, 235] as const;
const gold = [217, 178, 90] as const;
const clay = [200, 69, 45] as const;

/** The floor of a workshop: rooms, the green way through them, the exits. */
export const floor = () =>
  pngOf(640, 360, [
    { at: [24, 24, 592, 312], color: pine },
    { at: [30, 30, 580, 300], color: mist },
    { at: [30, 164, 580, 32], color: [150, 196, 183] },
    ...[48, 192, 336, 480].map((x) => ({ at: [x, 48, 112, 96], color: gold }) as const),
    ...[48, 240, 432].map((x) => ({ at: [x, 216, 160, 96], color: pine }) as const),
    { at: [24, 168, 6, 24], color: clay },
    { at: [610, 168, 6, 24], color: clay },
  ]);

/** What two people of the company keep for themselves. */
const told: readonly SeedFile[] = [
  { owner: 'linzhiyuan', name: '车间安全手册.pdf', ending: 'pdf', hoursAgo: 96, draw: handbook },
  { owner: 'linzhiyuan', name: '工间读书会选篇.epub', ending: 'epub', hoursAgo: 70, draw: book },
  {
    owner: 'linzhiyuan',
    name: '二号车间布局.png',
    ending: 'png',
    hoursAgo: 28,
    draw: floor,
    picture: { width: 640, height: 360 },
  },
  { owner: 'linzhiyuan', name: '换班铃.wav', ending: 'wav', hoursAgo: 5, draw: () => wavOf([659, 523, 587, 392]) },
  { owner: 'jiangshuyi', name: '带教手册：前四周.pdf', ending: 'pdf', hoursAgo: 50, draw: outline },
];

/** Bytes made here, kept as an upload would keep them; their conversion and copies are the worker's, after the start. */
export async function seedFiles(ctx: SystemContext): Promise<void> {
  for (const { owner, name, ending, hoursAgo, draw, picture = null } of told) {
    const { id, tenantId } = await ctx.read
      .selectFrom('member')
      .select(['id', 'tenantId'])
      .where('account', '=', owner)
      .executeTakeFirstOrThrow();
    const bytes = draw();
    const storageKey = newStorageKey(tenantId);
    await ctx.storage.put(storageKey, bytes, { type: typeOf(ending).type });
    await ctx.inTransaction((tx) =>
      storeFile(tx, {
        tenantId,
        ownerId: id,
        purpose: 'personal',
        name,
        ending,
        storageKey,
        picture,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        isConversionWanted: true,
        isToBeCleaned: false,
        quotas: { member: 0, tenant: 0 },
        now: ctx.now() - hoursAgo * hourMs,
      }),
    );
  }
}
