import { Button } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { Plus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { newDraftId, type Outline } from './outline-draft.ts';

type Props = { outline: Outline; onChange: (outline: Outline) => void };

export function AddChapter({ outline, onChange }: Props) {
  const t = useT('courses');
  if (outline.length >= courseLimits.chapters) return null;
  const title = t('courses.chapter.named', { number: outline.length + 1 });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => onChange([...outline, { id: newDraftId(), title, sections: [] }])}
      >
        {t('courses.chapter.add')}
      </Button>
    </div>
  );
}

/** Says what an outline is made of, where there is none yet. */
export function EmptyOutline({ canEdit, onChange }: { canEdit: boolean } & Pick<Props, 'onChange'>) {
  const t = useT('courses');
  return (
    <Panel>
      <EmptyState
        title={t('courses.outline.empty.title')}
        text={t('courses.outline.empty.text')}
        action={canEdit && <AddChapter outline={[]} onChange={onChange} />}
      />
    </Panel>
  );
}
