import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { QuestionStory } from '../community/question-stories.ts';

/** In hundredths: what it is shown against, and what is charged. */
type Cost = { readonly coin: bigint; readonly discountCoin: bigint };
/** What a card opens costs nothing more. */
export type PricedStory = Omit<QuestionStory, 'account'> & { readonly cost: Cost | 'card' };

export const cardStory = {
  cardName: '工艺进阶卡',
  benefits: '持卡期间可以阅读绑定此卡的全部工艺资料。',
  days: 365,
  daysAgo: 20,
  holders: ['xiaoyichen', 'leishengnan'],
} as const;

/** Of one expert, older than what everybody reads now. */
export const sellerStory = { account: '顾工说工艺', by: 'guhuaiqian' } as const;

export const pricedStories: readonly PricedStory[] = [
  {
    by: 'guhuaiqian',
    kind: QuestionKind.article,
    topics: ['装配工艺'],
    daysAgo: 28,
    title: '夹具选型图谱：十二种装夹方式怎样挑',
    cost: { coin: 1_200n, discountCoin: 800n },
    content: `<p>选夹具之前先回答三个问题：工件怕什么、机床给什么、班组换得动什么。三个答案摆在一起，十二种装夹方式里通常只剩两三种值得试。下面按“怕变形、怕划伤、怕慢”三条路把图谱走一遍，每一步都附上我们自己的照片和数据。</p>
<h3>怕变形的，从支撑点开始</h3>
<p>薄壁件先加辅助支撑，再谈夹紧力。辅助支撑用弹簧预顶、锁紧后再夹，变形量从零点零八毫米降到零点零二毫米。</p>
<h3>怕划伤的，换接触面</h3>
<p>尼龙垫只在干切时用，有切削液就换聚氨酯。垫块做成可换的，每两千件换一次，写进点检表。</p>
<h3>怕慢的，先量再买</h3>
<p>零点定位快，但一套抵三个月的改善预算。先用秒表量出找正占多少时间，超过四分之一再买。</p>`,
  },
  {
    by: 'guhuaiqian',
    kind: QuestionKind.article,
    topics: ['工业机器人'],
    daysAgo: 25,
    title: '机器人上下料二十问：从节拍到急停',
    cost: 'card',
    content: `<p>这二十个问题来自两年里十七条线的验收记录，按“动手之前、调试当中、交付以后”排好。每一问都写了当时怎么答的、后来发现答得对不对。想先看结论的，直接翻到第四、第十一和第十七问，那三处我们都返过工，返工的钱足够再买一台手爪。</p>
<ol><li><p>节拍是按最慢的工位算，还是按机器人算？</p></li><li><p>断电以后手爪松不松？松了砸到谁？</p></li><li><p>急停拍下去，谁来把它请回原点？</p></li></ol>
<p>其余十七问见附图，打印出来贴在控制柜门上最好用。</p>`,
  },
];

export const bundleStory = {
  title: '装夹与自动化手册',
  introduce: '把散在各处的装夹、上下料资料编成一册，购买后连同其中的付费文章一起打开，以后新增的也包括在内。',
  cover: { preset: 'preset:column-3' },
  cost: { coin: 5_000n, discountCoin: 3_000n },
  hoursAgo: 26,
  buyers: ['duyinuo', 'songqinghe', 'tangyuwei'],
} as const;
