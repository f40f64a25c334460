/** What the assistant says between its quotations when no model is set up (D-149). */
export const texts = {
  'answers.company': '公司里有 {{count}} 处内容与您的问题有关，以下是原文摘录：',
  'answers.web': '网上的相关页面：',
  'answers.quotesOnly': '以上都是原文摘录。这里没有接入大模型，不会归纳或推断，请打开来源核对全文。',
  'answers.nothing': '在您可以查看的内容里，没有找到能回答这个问题的地方。',
  'answers.nothingHint': '您可以换一种说法，或写出具体的名称、部门或活动，也可以到社区直接提问。',
  'answers.lookedFor': '查找的关键词：{{terms}}',
  'answers.readAt': '读到的地方：',
  'answers.nothingClose': '没有找到足够接近的内容。',
  'answers.atTime': '{{title}}（{{time}} 处）',
  'answers.onPage': '{{title}}（第 {{page}} 页）',

  'answers.fillers':
    '你好 您好 才能 公司 谁会 几点 几天 几次 几年 几种 为什么 为啥 为何 怎么样 怎么办 怎么 怎样 如何 什么时候 什么 哪些 哪里 哪个 哪一 几个 多少 是不是 是否 要不要 有没有 能不能 可不可以 会不会 该不该 可以 应该 需要 能够 能否 可能 必须 请问 请教 请 谢谢 一下 告诉 介绍 知道 觉得 认为 关于 有关 以及 还是 或者 如果 因为 所以 但是 而且 我们 你们 他们 它们 咱们 大家 自己 这个 那个 这些 那些 这样 那样 这里 那里 我 你 您 他 她 它 这 那 哪 谁 几 的 了 吗 呢 吧 啊 呀 嘛 是 在 有 和 与 或 及 把 被 让 给 对 从 向 用 得 地 着 过 都 也 就 才 又 再 还 很 太 更 最 不 没 该 能 会 要 想 请 做 说 去 来 到 为 于 之 其',

  'certificates.pdf.certificate': '证书',
  'certificates.pdf.micro': '微证书',
  'certificates.pdf.awardedTo': '兹授予',
  'certificates.pdf.done': '已完成全部要求，获得',
  'certificates.pdf.company': '颁发单位',
  'certificates.pdf.issued': '颁发日期',
  'certificates.pdf.until': '有效期至',
  'certificates.pdf.forever': '长期有效',
  'certificates.pdf.number': '证书编号',
  'certificates.pdf.checkAt': '扫码或在以下地址核验',
} as const;
