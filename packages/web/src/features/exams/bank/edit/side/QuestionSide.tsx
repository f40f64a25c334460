import type { ReactNode } from 'react';
import { Stack } from '../../../../../ui/Stack.tsx';
import { askableOf, type QuestionDraft } from '../question-draft.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SimilarPanel } from './SimilarPanel.tsx';

type Props = {
  draft: QuestionDraft;
  /** Null: it is new. */
  id: string | null;
  children: ReactNode;
};

/** Panels beside a question that is being written. */
export function QuestionSide({ draft, id, children }: Props) {
  return (
    <Stack gap={20}>
      <SimilarPanel text={draft.body.text} exceptId={id} />
      <PreviewPanel question={askableOf(draft)} />
      {children}
    </Stack>
  );
}
