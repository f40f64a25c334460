import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectList, type SubjectListProps } from './SubjectList.tsx';

/** Subjects that are looked for on the study home, and the way to the page that manages them. */
export function FoundSubjects(props: SubjectListProps) {
  const t = useT('subjects');
  return (
    <Stack>
      <div>
        <PathLink to="subjects" params={{}}>
          {t('subjects.all')}
        </PathLink>
      </div>
      <SubjectList {...props} />
    </Stack>
  );
}
