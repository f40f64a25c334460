import { VisuallyHidden } from '@mantine/core';
import { Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { QuestionCardData } from './question.ts';
import classes from './Questions.module.css';

type Props = { question: Pick<QuestionCardData, 'readNum' | 'praiseNum' | 'discussNum'> };

export function QuestionCounts({ question: { readNum, praiseNum, discussNum } }: Props) {
  const t = useT('share');
  const format = useFormat();
  const counts = [
    { Icon: Eye, num: readNum, name: 'reads' },
    { Icon: ThumbsUp, num: praiseNum, name: 'praises' },
    { Icon: MessageSquare, num: discussNum, name: 'discussions' },
  ] as const;
  return (
    <span className={classes.counts}>
      {counts.map(({ Icon, num, name }) => {
        const words = t(`community.question.${name}`, { count: format.count(num) });
        return (
          <span key={name} className={classes.count} title={words}>
            <Icon size={14} aria-hidden />
            <span aria-hidden="true">{format.narrow(num)}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
