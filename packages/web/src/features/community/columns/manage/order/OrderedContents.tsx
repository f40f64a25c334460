import { VisuallyHidden } from '@mantine/core';
import { releaseQuestions } from '@shuyuan/contract/community/column.wire';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { useLayoutEffect, useRef, useState } from 'react';
import { showNotice } from '../../../../../lib/notices.ts';
import { useWrite } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import type { QuestionCardData } from '../../../questions/question.ts';
import classes from '../Manage.module.css';
import { OrderRow } from './OrderRow.tsx';
import { contentReads, useColumnOrder } from './use-column-order.ts';

type Props = {
  columnId: string;
  questions: readonly QuestionCardData[];
  /** The whole column, in its order. */
  all: readonly string[];
  paging: Paging;
  recordCount: number;
  readAt: number;
};

/** COMM-27: a page of what stands in a column, to be put into another order. */
export function OrderedContents({ columnId, questions, all, paging, recordCount, readAt }: Props) {
  const t = useT('share');
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const first = offsetOf(paging);
  const order = useColumnOrder({
    columnId,
    page: questions.map(({ id }) => id),
    all,
    readAt,
    onMoved: (id, index) => {
      const name = byId.get(id)?.title ?? '';
      setSaid(t('community.column.order.moved', { name, position: first + index + 1, count: recordCount }));
    },
  });
  // A row that is moved in the page loses the focus; whoever presses again must find the same button.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [order.shown]);
  const take = useWrite(releaseQuestions, { refreshes: contentReads });
  const takeOut = ({ id, title: name }: QuestionCardData): void =>
    take.mutate(
      { id: columnId, remove: [id] },
      { onSuccess: () => showNotice(t('community.column.order.taken', { name }), 'success') },
    );
  const drop = (id: string, half: 'before' | 'after'): void => {
    if (dragged === null || dragged === id) return;
    if (half === 'before') order.put(dragged, id);
    else order.putAfter(dragged, id);
  };
  return (
    <>
      <p className={classes.hint}>{t('community.column.order.hint')}</p>
      <ol className={classes.rows} aria-label={t('community.column.order.title')}>
        {order.shown.flatMap((id, index) => {
          const question = byId.get(id);
          if (!question) return [];
          return (
            <OrderRow
              key={id}
              question={question}
              position={first + index + 1}
              isDragged={dragged === id}
              canStep={(step) => order.canStep(id, step)}
              onStep={(step, button) => {
                pressed.current = button;
                order.step(id, step);
              }}
              onDrag={(isDragged) => setDragged(isDragged ? id : null)}
              onDrop={(half) => drop(id, half)}
              onTake={() => takeOut(question)}
            />
          );
        })}
      </ol>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </>
  );
}
