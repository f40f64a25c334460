import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { maxSources } from '@shuyuan/contract/assistant/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof knowledgeOf>;
beforeAll(async () => {
  world = await openWorld();
  of = knowledgeOf(world);
  const { ask, published } = questionsOf(world);
  const english = [
    ['How do we hand over a night shift?', 'Write three lines on the board: what runs, what waits, who was told.'],
    ['Calibrating the torque wrench', 'Calibrate every morning; drift follows temperature, not the number of turns.'],
  ] as const;
  for (const [title, words] of english) await published('pierre', ask({ title, content: `<p>${words}</p>` }));
});
afterAll(() => world.close());

/** A question as somebody would ask it, and the place that must be among the first three. */
test.for([
  ['换型时间怎么从四十分钟缩短下来？', '换型从四十分钟到九分钟，我们只改了三处'],
  ['控制图连续七个点往上走，要停线吗', '控制图上连续七点上升，要不要停线？'],
  ['新人第一周应该安排什么？', '新人第一周：五天，五件小事'],
  ['为什么把拆开的服务又合并了', '我们为什么把两个服务又合回去了'],
  ['班前五分钟怎么减少急停', '班前五分钟，三个月少了十一次急停'],
  ['薄壁件夹紧以后变形怎么解决？', '薄壁件装夹变形：三次失败和一次成功'],
  ['合格率的口径不一致怎么办', '夜谈记录：一张报表背后的七个口径'],
  ['第一次处理客户投诉，八步法怎么写', '八步法不是填表：写给第一次做客户投诉的你'],
  ['拧紧枪的扭矩应该多久点检一次？', '拧紧枪的扭矩每天都在漂，点检该多久一次？'],
  ['采样数据缺失了，是插值还是丢掉', '设备的采样数据缺了两分钟，是补还是丢？'],
  ['新同事不敢提问，师傅能做什么', '新同事三个月了还不敢提问，怎么帮他？'],
  ['海外客户验收有时差，怎么排班', '海外客户要求现场验收，时差六小时怎么安排？'],
  ['新系统的批次号还沿用老规则吗', '老系统里的批次号规则，新系统还要不要沿用？'],
  ['回访记录怎么汇总最省力', '回访记录散在十几个表里，有没有省力的汇总办法？'],
  ['哪里有带教手册', '带教手册：前四周（可打印）'],
  ['缓存雪崩那次事故是怎么复盘的', '一次线上事故的复盘：缓存为什么会雪崩'],
  ['防错装置有哪几种', '总装线防错装置现场讲解'],
  ['代码评审怎么提意见', '代码评审：怎么提意见才有人听'],
  ['五轴机床的热变形怎么补偿', '五轴加工中心的热变形补偿'],
  ['衬套更换一次要停机多久', '夹具快速换型：从四十分钟到九分钟'],
  ['哪个专栏讲控制图和过程能力', '用自己的数据讲质量'],
  ['谁会讲装夹变形和扭矩漂移', '顾工说工艺'],
  ['气动锁紧要不要配储气罐', '薄壁件装夹变形：三次失败和一次成功'],
  ['卡住多久应该说一声', '新同事三个月了还不敢提问，怎么帮他？'],
  ['仓库的库位和先进先出', '仓储物流'],
  ['How should a night shift be handed over?', 'How do we hand over a night shift?'],
  ['How often must torque wrenches be calibrated?', 'Calibrating the torque wrench'],
  ['Quelle est l’histoire racontée à Lyon ?', '我们为什么把两个服务又合回去了'],
] as const)('[D-149] asked “%s” it finds “%s”', async ([question, title]) => {
  expect((await of.titlesFor('linzhiyuan', question)).slice(0, 3)).toContain(title);
});

test.for(['换型怎么做得快', '怎么缩短换型时间', '換型怎麼做得快？', '换型', '怎么样才能让换型更快'])(
  '[D-149] asked “%s” the rare word of a title comes before common ones',
  async (question) => {
    const titles = await of.titlesFor('linzhiyuan', question);
    expect(titles.slice(0, 3).toSorted()).toEqual([
      '八十秒看完一次快速换型',
      '夹具快速换型：从四十分钟到九分钟',
      '换型从四十分钟到九分钟，我们只改了三处',
    ]);
  },
);

test.for([
  '公司班车早上几点发车？',
  '年假还剩几天怎么查',
  '怎么做红烧肉才好吃',
  'What is the capital of Australia?',
  'Кто выиграл чемпионат мира по футболу?',
  '你好',
  '客户过生日送什么礼物',
  '停车位怎么申请',
  '设备报废要走什么财务流程',
  '股票期权什么时候可以卖',
])('[D-149] to “%s” the company has no answer, and none is made up', async (question) => {
  expect(await of.titlesFor('linzhiyuan', question)).toEqual([]);
});

test('[D-149] what was answered in a room is found with its second in the replay', async () => {
  const sources = await of.ask('linzhiyuan', '衬套换一次要停机多久');
  const said = sources.find(({ seconds }) => seconds !== null);
  expect(said).toMatchObject({ kind: 'company', businessType: BusinessType.nativeLive, seconds: 52 });
  expect(said?.text).toContain('两分钟，压入式，不用拆夹具');
});

test('[D-149] every source says where it was read and no more than fits on its card', async () => {
  const sources = await of.ask('linzhiyuan', '换型的时间、控制图、扭矩、装夹变形和质量');
  expect(sources.length).toBeLessThanOrEqual(maxSources);
  for (const { quote, text, ...place } of sources) {
    expect(quote.length).toBeLessThanOrEqual(160);
    expect(text.length).toBeLessThanOrEqual(800);
    const where = [place.businessId, place.columnId, place.accountId, place.topicId ?? null];
    expect(where.filter((id) => id !== null)).toHaveLength(1);
  }
});

test('[D-151] a question that says little by itself goes on with what was asked before', async () => {
  const history = [
    { role: 'user', content: '拧紧枪的扭矩怎么点检' },
    { role: 'assistant', content: '……' },
  ] as const;
  expect(await of.ask('linzhiyuan', '那应该怎么做呢？')).toEqual([]);
  const sources = await of.ask('linzhiyuan', '那应该怎么做呢？', { history });
  expect(sources[0]?.title).toBe('拧紧枪的扭矩每天都在漂，点检该多久一次？');
});

test('[D-149] the same question finds the same', async () => {
  const question = '换型怎么做得更快';
  expect(await of.ask('linzhiyuan', question)).toEqual(await of.ask('linzhiyuan', question));
});
