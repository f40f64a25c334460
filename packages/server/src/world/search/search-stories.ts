import type { SearchOutcome } from '@shuyuan/contract/search/search-outcome';

/** Texts the demo company searched for in the last weeks. */
export const searchStories: readonly SearchStory[] = [
  {
    words: '控制图',
    by: ['tangyuwei', 'leishengnan', 'linzhiyuan', 'xiaoyichen', 'duyinuo', 'ranyunfei', 'songqinghe', 'hejingxing'],
    opened: { kind: 'course', title: '读懂控制图', rank: 1 },
  },
  {
    words: '快速换型',
    by: ['xiaoyichen', 'duyinuo', 'songqinghe', 'ranyunfei', 'guhuaiqian', 'wenjiahe', 'linzhiyuan'],
    opened: { kind: 'course', title: '快速换型：从四十分钟到九分钟', rank: 1 },
  },
  {
    words: '信息安全',
    by: ['hejingxing', 'tanmuyang', 'linzhiyuan', 'yuanjinghe', 'shixiaoman', 'mengxinlan'],
    opened: { kind: 'topic', title: '信息安全', rank: 1 },
  },
  {
    words: '设备点检',
    by: ['xiaoyichen', 'songqinghe', 'ranyunfei', 'duyinuo', 'leishengnan'],
    opened: { kind: 'topic', title: '设备点检', rank: 2 },
  },
  {
    words: '代码评审',
    by: ['tanmuyang', 'hejingxing', 'linzhiyuan', 'zhoumuyun', 'shenruoxi'],
    opened: { kind: 'topic', title: '代码评审', rank: 1 },
  },
  { words: '安全', by: ['wenjiahe', 'xiaoyichen', 'duyinuo', 'amina'] },
  { words: '带教手册', by: ['yuanjinghe', 'yewanqing', 'songqinghe'] },
  { words: '差旅报销标准', outcome: 'none', by: ['fangqiming', 'baisuyin', 'mengxinlan', 'pierre', 'linzhiyuan'] },
  { words: '年假怎么算', outcome: 'none', by: ['wenjiahe', 'shixiaoman', 'tanmuyang', 'xiaoyichen'] },
  { words: '焊接机器人示教', outcome: 'loose', by: ['ranyunfei', 'duyinuo', 'guhuaiqian'] },
  { words: 'qualty', outcome: 'corrected', by: ['amina', 'pierre', 'baisuyin'] },
  { words: '停车证', outcome: 'none', by: ['mengxinlan'] },
  { words: '宿舍水费', outcome: 'none', by: ['wenjiahe', 'xiaoyichen'] },
];

export type SearchStory = {
  readonly words: string;
  readonly outcome?: SearchOutcome;
  /** The people who searched it, the latest first. */
  readonly by: readonly string[];
  /** The result most of them opened, by its name, and where it stood. */
  readonly opened?: { readonly kind: 'topic' | 'course'; readonly title: string; readonly rank: number };
};
