import { QuestionKind, questionTitleMax } from '@shuyuan/contract/community/questions';

type Written = {
  readonly title: string;
  readonly words: string;
  /** What is shared, and its link. */
  readonly name: string;
  readonly link: string;
};

/** Written as text, so that nothing typed becomes a mark. */
function paragraph(...children: readonly (Node | string)[]): string {
  const element = document.createElement('p');
  element.append(...children);
  return element.outerHTML;
}

/** D-084: a community post that links what is shared. */
export function askPost({ title, words, name, link }: Written) {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.textContent = name;
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const content = [...lines.map((line) => paragraph(line)), paragraph(anchor)].join('');
  return { kind: QuestionKind.ask, title: title.trim(), content, topicIds: [], fileIds: [], columnIds: [] };
}

/** Cut by whole characters: half of one would be a broken sign. */
export const fittingTitle = (title: string): string => [...title].slice(0, questionTitleMax).join('');
