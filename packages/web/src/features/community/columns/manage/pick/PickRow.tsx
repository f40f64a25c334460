import type { listColumnQuestions } from '@shuyuan/contract/community/column.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { Tag } from '../../../../../ui/Tag.tsx';
import { QuestionMarks } from '../../../questions/QuestionMarks.tsx';
import classes from '../Manage.module.css';

type Props = {
  question: OutputOf<typeof listColumnQuestions>['items'][number];
  isChosen: boolean;
  onToggle: () => void;
};

export function PickRow({ question: { title, kind, state, publishTime, isInColumn }, isChosen, onToggle }: Props) {
  const t = useT('share');
  const format = useFormat();
  return (
    <li>
      <label className={classes.pickable} data-in={isInColumn || undefined}>
        <input
          type="checkbox"
          aria-label={title}
          checked={isChosen || isInColumn}
          disabled={isInColumn}
          onChange={onToggle}
        />
        <span className={classes.about}>
          <bdi className={classes.name}>{title}</bdi>
          <span className={classes.soft}>
            <QuestionMarks kind={kind} state={state} />
            <span>{format.date(publishTime)}</span>
            {isInColumn && <Tag tone="pine">{t('community.column.pick.in')}</Tag>}
          </span>
        </span>
      </label>
    </li>
  );
}
