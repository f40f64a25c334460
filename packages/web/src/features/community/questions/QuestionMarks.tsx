import { QuestionKind, questionKindNames } from '@shuyuan/contract/community/questions';
import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { CircleHelp, FileText, Film, Newspaper } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const icons = {
  [QuestionKind.ask]: <CircleHelp aria-hidden />,
  [QuestionKind.article]: <Newspaper aria-hidden />,
  [QuestionKind.video]: <Film aria-hidden />,
  [QuestionKind.file]: <FileText aria-hidden />,
} as const;

const tones = { pending: 'gold', active: 'pine', closed: 'neutral', removed: 'cinnabar' } as const;

/** What it is, and its state where that is not simply "published". */
export function QuestionMarks({ kind, state }: { kind: QuestionKind; state: QuestionState }) {
  const t = useT('share');
  return (
    <>
      <Tag icon={icons[kind]}>{t(`community.kind.${questionKindNames[kind]}`)}</Tag>
      {state !== 'active' && <Tag tone={tones[state]}>{t(`community.question.state.${state}`)}</Tag>}
    </>
  );
}
