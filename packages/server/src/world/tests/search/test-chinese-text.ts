/** The words of everyday reports, the commonest first; what stands behind them in the vocabulary is made up. */
const common =
  '的 了 在 是 和 我们 可以 需要 进行 工作 公司 员工 管理 培训 学习 课程 系统 问题 项目 客户 产品 生产 安全 质量 设备 部门 流程 数据 使用 完成 时间 团队 经理 考试 计划 要求 检查 记录 操作 技术 服务 市场 销售 供应 采购 合同 财务 报销 审批 会议 报告 分析 方法 改进 提高 效率 成本 标准 规范 制度 文件 图纸 工艺 车间 班组 模具 焊接 装配 调试 维修 保养 故障 原因 措施 风险 环境 消防 应急 演练 新人 岗位 能力 经验 分享 案例 导师 考核 绩效 目标 沟通 协作'.split(
    ' ',
  );
const letters =
  'erp python excel management quality safety training server database report network project machine learning planning supplier customer meeting standard process'.split(
    ' ',
  );
const [firstByte, lastByte, firstTrail, lastTrail] = [0xb0, 0xd7, 0xa1, 0xfe];
const words = 40_000;
/** Of a hundred words so many are of letters. */
const spelledShare = 3;
const wordsOfSentence = [6, 16] as const;

/** Numbers that look drawn and are the same in every run. */
export function drawer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The characters of the first level of GB 2312: those that are used. */
function usedCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const found: string[] = [];
  for (let lead = firstByte; lead <= lastByte; lead++)
    for (let trail = firstTrail; trail <= lastTrail; trail++) found.push(decoder.decode(Uint8Array.of(lead, trail)));
  return found.filter((character) => /^[\u4e00-\u9fff]$/u.test(character));
}

function vocabularyOf(): string[] {
  const draw = drawer(7);
  const characters = usedCharacters()
    .map((character) => ({ character, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ character }) => character);
  // Few characters make most words, too.
  const one = () => characters[Math.floor(characters.length ** draw())] ?? '';
  const known = new Set(common);
  while (known.size < words) known.add(draw() < 0.85 ? one() + one() : one() + one() + one());
  return [...known];
}
const vocabulary = vocabularyOf();

/** The nth most common word; a word is as common as its rank is low, as in every language. */
export const wordAt = (rank: number): string => vocabulary[rank] ?? '';
export const spelledWords: readonly string[] = letters;

export type Author = { readonly title: () => string; readonly text: (characters: number) => string };

/** Writes texts whose words are as unevenly common as those of people. */
export function authorOf(seed: number): Author {
  const draw = drawer(seed);
  const word = () => vocabulary[Math.floor(vocabulary.length ** draw()) - 1] ?? '';
  const spelled = () => letters[Math.floor(letters.length ** draw()) - 1] ?? '';
  const run = (count: number): string =>
    Array.from({ length: count }, () => (draw() * 100 < spelledShare ? ` ${spelled()} ` : word())).join('');
  const [fewest, most] = wordsOfSentence;
  return {
    title: () => run(3 + Math.floor(draw() * 4)).trim(),
    text: (characters) => {
      let text = '';
      while (text.length < characters) text += `${run(fewest + Math.floor(draw() * (most - fewest)))}。`;
      return text;
    },
  };
}
