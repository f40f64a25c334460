import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../platform/context.ts';
import { bringFile } from '../bring-file.ts';
import { pdfOf } from '../draw-documents.ts';
import { pngOf, wavOf } from '../draw-media.ts';
import { book, floor, handbook, outline } from '../files/files.ts';
import { recordedFilm } from '../live-recording.ts';

type FileType =
  | typeof SectionType.video
  | typeof SectionType.audio
  | typeof SectionType.document
  | typeof SectionType.ebook
  | typeof SectionType.image;

type Material = {
  readonly type: FileType;
  readonly name: string;
  readonly ending: FileEnding;
  readonly draw: () => Buffer | Promise<Buffer>;
  readonly seconds?: number;
  readonly picture?: { readonly width: number; readonly height: number };
};

const filmAt = (name: string) => () => readFile(resolve(import.meta.dirname, name));
const picture = { width: 640, height: 360 };

/** Tools hung in the order they are used; the empty place is seen at once. */
const shadowBoard = () =>
  pngOf(640, 360, [
    { at: [40, 30, 560, 300], color: [55, 71, 79] },
    ...[0, 1, 2, 3, 4, 5].map((tool) => ({ at: [80 + tool * 84, 70, 40, 180], color: [217, 178, 90] }) as const),
    { at: [332, 70, 40, 180], color: [200, 69, 45] },
    ...[0, 1, 2, 3, 4, 5].map((tool) => ({ at: [70 + tool * 84, 270, 60, 24], color: [247, 246, 242] }) as const),
  ]);

const observationSheet = () =>
  pdfOf([
    {
      title: '换型观察表',
      lines: [
        '产线：　　　　班次：　　　　观察人：',
        '从最后一件旧品合格，到第一件新品合格，逐分钟记下每个人在做什么。',
        '一、停机才能做的，记作“内”；不停机也能做的，记作“外”。',
        '二、走动、寻找、等待，单独成行，不并入动作。',
        '三、只记事实，不写评价。改善是下一步的事。',
      ],
    },
    {
      title: '把“内”变成“外”',
      lines: [
        '工具、夹具、首件检具，停机前送到工位。',
        '十二颗螺栓换成四个快换销，预紧力由弹簧给。',
        '对中在预调台上做完，上机只锁紧。',
        '改一处，量一次。没有量过的改善，不写进标准。',
      ],
    },
  ]);

const chartExercise = () =>
  pdfOf([
    {
      title: '练习：二号线的三十天',
      lines: [
        '数据取自二号线轴孔直径，每班五件，共三十天。',
        '一、算出每组的平均值与极差，画在图上。',
        '二、画出中心线与上下控制限。公差线不画在这张图上。',
        '三、圈出你认为的信号，旁边写下要去问谁、问什么。',
      ],
    },
    {
      title: '参考答案',
      lines: [
        '第十一天一点出上限：当班更换了刀具，未做首件确认。',
        '第十九天起连续七点在中心线以上：新料批，硬度偏低。',
        '其余波动是过程的呼吸，不必调机。',
      ],
    },
    {
      title: '带回去做',
      lines: ['选一个你每天经手的尺寸，连续记二十五组。', '下次班组会，用两分钟讲你看到了什么。'],
    },
  ]);

const securityNotice = () =>
  pdfOf([
    {
      title: '信息安全须知（旧版）',
      lines: ['口令每季度更换一次，不少于八位。', '移动存储须登记后使用。', '收到可疑邮件，转给信息安全组。'],
    },
    { title: '附：联系人', lines: ['信息安全组，分机 0119。'] },
  ]);

const runoutSheet = () =>
  pdfOf([
    {
      title: '主轴跳动记录表',
      lines: [
        '机床编号：　　　　主轴型号：　　　　测量人：',
        '一、冷机：停机四小时以上，表针压半圈，慢转一周，读最大与最小。',
        '二、热机：常用转速运转四十分钟，停机一分钟内再量一次。',
        '三、两次各量三遍，取中间值，填在下一页。',
      ],
    },
    {
      title: '读数与判断',
      lines: [
        '冷机跳动（毫米）：　　　　热机跳动（毫米）：　　　　差值：',
        '差值 0.005 以内：正常，记入基线。',
        '差值 0.005 到 0.010：先查拉刀机构与刀柄锥面。',
        '差值超过 0.010：停用，报修，不要自行调整预紧力。',
      ],
    },
  ]);

const { video, audio, document, ebook, image } = SectionType;

/** Everything the courses are made of, drawn and encoded by ourselves. */
export const courseMaterial = {
  safetyFilm: { type: video, name: '进车间的第一天.webm', ending: 'webm', seconds: 60, draw: filmAt('safety.webm') },
  chartFilm: {
    type: video,
    name: '一张控制图怎么看.webm',
    ending: 'webm',
    seconds: 50,
    draw: filmAt('control-chart.webm'),
  },
  changeoverFilm: {
    type: video,
    name: '快速换型.webm',
    ending: recordedFilm.ending,
    seconds: recordedFilm.seconds,
    draw: () => readFile(recordedFilm.path),
  },
  handbook: { type: document, name: '车间安全手册.pdf', ending: 'pdf', draw: handbook },
  observationSheet: { type: document, name: '换型观察表.pdf', ending: 'pdf', draw: observationSheet },
  chartExercise: { type: document, name: '控制图练习.pdf', ending: 'pdf', draw: chartExercise },
  mentorGuide: { type: document, name: '带教手册：前四周.pdf', ending: 'pdf', draw: outline },
  runoutSheet: { type: document, name: '主轴跳动记录表.pdf', ending: 'pdf', draw: runoutSheet },
  securityNotice: { type: document, name: '信息安全须知.pdf', ending: 'pdf', draw: securityNotice },
  readings: { type: ebook, name: '工间读书会选篇.epub', ending: 'epub', draw: book },
  floor: { type: image, name: '二号车间布局.png', ending: 'png', picture, draw: floor },
  shadowBoard: { type: image, name: '影子板.png', ending: 'png', picture, draw: shadowBoard },
  alarm: {
    type: audio,
    name: '疏散警报.wav',
    ending: 'wav',
    draw: () => wavOf(Array.from({ length: 24 }, (_, beat) => (beat % 2 === 0 ? 880 : 660))),
  },
} as const satisfies Record<string, Material>;

export type CourseMaterial = keyof typeof courseMaterial;

export async function bringMaterial(ctx: Context, key: CourseMaterial) {
  const { type, draw, ...about }: Material = courseMaterial[key];
  return { type, fileId: await bringFile(ctx, { ...about, bytes: await draw() }) };
}
