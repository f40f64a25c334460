import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import classes from './List.module.css';
import type { ListedQuestion } from './use-question-list.ts';

type TextProps = { question: ListedQuestion; onTag: (tag: string) => void };

function QuestionText({ question: { id, text, categoryName, tags }, onTag }: TextProps) {
  const t = useT('bank');
  return (
    <>
      <PathLink to="bankQuestion" params={{ id }} className={classes.text}>
        <bdi>{listedText(text)}</bdi>
      </PathLink>
      <span className={classes.soft}>
        <bdi>{categoryName}</bdi>
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={classes.tag}
            aria-label={t('bank.tag.find', { tag })}
            onClick={() => onTag(tag)}
          >
            <bdi>{`#${tag}`}</bdi>
          </button>
        ))}
      </span>
    </>
  );
}

/** Columns of questions; a tag is a way to all questions that have it. */
export function useQuestionColumns(onTag: (tag: string) => void): Column<ListedQuestion>[] {
  const t = useT('bank');
  const format = useFormat();
  return [
    {
      key: 'text',
      header: t('bank.column.text'),
      cell: (question) => <QuestionText question={question} onTag={onTag} />,
    },
    {
      key: 'kind',
      header: t('bank.field.kind'),
      cell: ({ kind }) => <span className={classes.short}>{t(`bank.kind.${kind}`)}</span>,
    },
    {
      key: 'difficulty',
      header: t('bank.field.difficulty'),
      cell: ({ difficulty }) => <span className={classes.short}>{t(`bank.difficulty.${difficulty}`)}</span>,
    },
    {
      key: 'uses',
      header: t('bank.column.uses'),
      align: 'end',
      cell: ({ useCount }) => (useCount === 0 ? '—' : format.count(useCount)),
    },
    {
      key: 'updated',
      header: t('bank.column.updated'),
      cell: ({ updateTime, authorName }) => (
        <>
          {format.relative(updateTime)}
          <bdi className={classes.soft}>{authorName}</bdi>
        </>
      ),
    },
  ];
}
