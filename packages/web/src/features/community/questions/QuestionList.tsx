import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { QuestionCardData } from './question.ts';
import { QuestionCard } from './QuestionCard.tsx';
import classes from './Questions.module.css';

type Props<Item extends QuestionCardData> = {
  /** Names the list for those who hear it. */
  label: string;
  read: UseQueryResult<{ readonly items: readonly Item[]; readonly recordCount: number }>;
  paging: Paging;
  sizes?: readonly number[];
  /** Instead of the usual words when there is nothing. */
  empty?: ReactNode;
  Actions?: ComponentType<{ question: Item }>;
  onPage: (paging: Paging) => void;
};

/** A page of what was published: on its way, failed with the way on, nothing, or there. */
export function QuestionList<Item extends QuestionCardData>(props: Props<Item>) {
  const { label, read, paging, sizes, empty, Actions, onPage } = props;
  const t = useT('share');
  return (
    <ReadStates read={read} failed={t('community.question.failed')} shape="list" count={4}>
      {({ items, recordCount }) =>
        items.length === 0 && recordCount === 0 ? (
          empty || (
            <EmptyState
              art={<BlankScroll />}
              title={t('community.question.empty.title')}
              text={t('community.question.empty.text')}
            />
          )
        ) : (
          <>
            <ul className={classes.list} aria-label={label}>
              {items.map((question) => (
                <li key={question.id}>
                  <QuestionCard question={question} actions={Actions && <Actions question={question} />} />
                </li>
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} {...(sizes && { sizes })} onChange={onPage} />
          </>
        )
      }
    </ReadStates>
  );
}
