const page = (name: string): string => `https://docs.qinghe.example/${name}`;

/** Two paths: some of their people are midway, one has handed theirs in. */
export const positionStories: readonly SeedPosition[] = [
  {
    name: '总装技师',
    introduction: '从认识产线到独立换型。每一章学完，下一章才会打开。',
    chapters: [
      {
        title: '认识产线',
        sections: [
          { title: '新员工第一课：认识青禾', live: '新员工第一课：认识青禾' },
          { title: '总装安全须知', url: page('assembly-safety') },
        ],
      },
      {
        title: '防错与换型',
        sections: [
          { title: '总装线防错装置现场讲解', live: '总装线防错装置现场讲解' },
          { title: '换型作业指导书', url: page('changeover') },
          { title: '五轴加工入门（选读）', url: page('five-axis'), isElective: true },
        ],
      },
      { title: '独立上岗', sections: [{ title: '上岗自查表', url: page('self-check') }] },
    ],
    people: {
      xiaoyichen: ['总装安全须知'],
      wenjiahe: [],
      duyinuo: ['新员工第一课：认识青禾', '总装安全须知', '总装线防错装置现场讲解', '换型作业指导书', '上岗自查表'],
    },
    handedIn: 'duyinuo',
  },
  {
    name: '软件工程师',
    introduction: '团队怎样写代码、怎样评审、出了事故怎样复盘。',
    chapters: [
      {
        title: '一起工作',
        sections: [
          { title: '研发协作约定', url: page('working-together') },
          { title: '代码评审清单', url: page('review-checklist') },
        ],
      },
      {
        title: '从事故中学习',
        sections: [
          { title: '一次线上事故的复盘', live: '一次线上事故的复盘：缓存为什么会雪崩' },
          { title: '复盘报告模板', url: page('postmortem') },
        ],
      },
    ],
    people: { linzhiyuan: ['研发协作约定'], tanmuyang: ['研发协作约定', '代码评审清单'] },
  },
];

type SeedSection = {
  readonly title: string;
  readonly url?: string;
  readonly live?: string;
  readonly isElective?: true;
};

export type SeedPosition = {
  readonly name: string;
  readonly introduction: string;
  readonly chapters: readonly { readonly title: string; readonly sections: readonly SeedSection[] }[];
  /** The people with the position, and the sections they read or watched again themselves. */
  readonly people: Readonly<Record<string, readonly string[]>>;
  /** Finished and handed in. */
  readonly handedIn?: string;
};
