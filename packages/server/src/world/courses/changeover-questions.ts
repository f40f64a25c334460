import type { SectionQuestion } from '@shuyuan/contract/study/questions/section-question';

/** Asked in the film of the changeover: the first must be answered. */
export const changeoverQuestions: readonly SectionQuestion[] = [
  {
    id: 'tools1',
    second: 22,
    isRequired: true,
    question: {
      kind: 'single',
      text: '下面哪一件事不停机也能做？',
      options: [
        { id: 'o1', text: '把工具和夹具送到工位' },
        { id: 'o2', text: '拆下旧夹具' },
        { id: 'o3', text: '锁紧新夹具' },
      ],
      rightId: 'o1',
      penalty: 0,
    },
    explanation: '送料、备具在停机之前就能做完，这就是“外”。拆与锁必须停机，是“内”。',
  },
  {
    id: 'pins2',
    second: 70,
    isRequired: false,
    question: { kind: 'trueFalse', text: '换成快换销以后，预紧力仍然靠人用扳手给。', isTrue: false, penalty: 0 },
    explanation: '预紧力由弹簧给，每次都一样；人只负责插到位。',
  },
];
