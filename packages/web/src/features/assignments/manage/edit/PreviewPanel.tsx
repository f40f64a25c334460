import { previewAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { AssignmentForm } from '../assignment-form.ts';
import { type AssignmentDraft, inputOf, isWrong } from './assignment-draft.ts';

type Preview = OutputOf<typeof previewAssignment>;

function PreviewResult({ preview, draft }: { preview: Preview; draft: AssignmentDraft }) {
  const t = useT('assignments');
  const { date, count } = useFormat();
  const { peopleCount, people, addedCount, closedCount, minutes, dueTime, items } = preview;
  const closed = items.flatMap(({ businessId, closedToCount }) => {
    const title = draft.items.find((item) => item.businessId === businessId)?.title;
    return closedToCount > 0 && title !== undefined ? [{ businessId, title, closedToCount }] : [];
  });
  return (
    <Stack gap={8}>
      <p>{t('assignments.preview.people', { people: count(peopleCount), minutes: count(minutes) })}</p>
      <p>{t('assignments.preview.changes', { added: count(addedCount), closed: count(closedCount) })}</p>
      {/* It is due when its day is over. */}
      <p>{t('assignments.preview.due', { date: date(dueTime - 1) })}</p>
      {people.length > 0 && (
        <HintText>
          {t('assignments.preview.names', { names: people.map(({ fullName }) => fullName).join(' · ') })}
        </HintText>
      )}
      {closed.map(({ businessId, title, closedToCount }) => (
        <HintText key={businessId}>
          {t('assignments.preview.closedTo', { title, people: count(closedToCount) })}
        </HintText>
      ))}
    </Stack>
  );
}

type Props = { draft: AssignmentDraft; assignment: AssignmentForm };

/** The outcome of the rule on the screen before it is saved: who, how many, and how many minutes of each. */
export function PreviewPanel({ draft, assignment }: Props) {
  const t = useT('assignments');
  const asking = useWrite(previewAssignment, { claims: ['course.unknown-person', 'course.unknown-content'] });
  const ask = (): void => {
    const { audience, items, deadline, graceDays, recurrenceMonths } = inputOf(draft, assignment);
    asking.mutate({ id: assignment.id, audience, items, deadline, graceDays, recurrenceMonths });
  };
  return (
    <Panel title={t('assignments.preview')}>
      <Stack>
        <div>
          <ActionButton
            variant="default"
            loading={asking.isPending}
            disabledReason={isWrong(draft) ? t('assignments.preview.wrong') : undefined}
            onClick={ask}
          >
            {t('assignments.preview.ask')}
          </ActionButton>
        </div>
        <output>{asking.data && <PreviewResult preview={asking.data} draft={draft} />}</output>
      </Stack>
    </Panel>
  );
}
