import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { ShareType } from '@shuyuan/contract/sharing/share-types';

export type ShareStory = {
  readonly type: ShareType;
  /** What it is called where it stands. */
  readonly name: string;
  readonly by: string;
  readonly target: ShareTarget;
  readonly hoursAgo: number;
  /** Who came by the link, one in each of the hours after it. */
  readonly visitors: readonly string[];
};

const { question, shareContent, nativeLive, column, teamAccount } = ShareType;

export const shareStories: readonly ShareStory[] = [
  {
    type: shareContent,
    name: '新人第一周：五天，五件小事',
    by: 'yuanjinghe',
    target: 'weChat',
    hoursAgo: 140,
    visitors: ['linzhiyuan', 'tanmuyang', 'wenjiahe'],
  },
  {
    type: shareContent,
    name: '换型从四十分钟到九分钟，我们只改了三处',
    by: 'songqinghe',
    target: 'link',
    hoursAgo: 120,
    visitors: ['duyinuo', 'xiaoyichen'],
  },
  {
    type: shareContent,
    name: '换型从四十分钟到九分钟，我们只改了三处',
    by: 'linzhiyuan',
    target: 'poster',
    hoursAgo: 70,
    visitors: ['tanmuyang', 'hejingxing', 'leishengnan'],
  },
  {
    type: question,
    name: '设备的采样数据缺了两分钟，是补还是丢？',
    by: 'hejingxing',
    target: 'link',
    hoursAgo: 66,
    visitors: ['tanmuyang'],
  },
  {
    type: question,
    name: '新同事三个月了还不敢提问，怎么帮他？',
    by: 'yewanqing',
    target: 'weChat',
    hoursAgo: 52,
    visitors: ['shixiaoman', 'shenruoxi'],
  },
  {
    type: nativeLive,
    name: '代码评审：怎么提意见才有人听',
    by: 'linzhiyuan',
    target: 'link',
    hoursAgo: 28,
    visitors: ['tanmuyang', 'baisuyin', 'amina'],
  },
  {
    type: nativeLive,
    name: '课件设计工作坊：一页只讲一件事',
    by: 'shixiaoman',
    target: 'poster',
    hoursAgo: 26,
    visitors: ['yewanqing'],
  },
  {
    type: column,
    name: '用自己的数据讲质量',
    by: 'leishengnan',
    target: 'blog',
    hoursAgo: 21,
    visitors: ['linzhiyuan'],
  },
  { type: teamAccount, name: '技术夜谈', by: 'linzhiyuan', target: 'weChat', hoursAgo: 20, visitors: ['hejingxing'] },
  {
    type: question,
    name: '海外客户要求现场验收，时差六小时怎么安排？',
    by: 'pierre',
    target: 'link',
    hoursAgo: 6,
    visitors: ['amina'],
  },
];
