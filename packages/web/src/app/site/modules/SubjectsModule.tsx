import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { Library } from 'lucide-react';
import { SubjectCard } from '../../../features/subjects/list/SubjectCard.tsx';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ListModule } from './ListModule.tsx';

/** Subjects for the reader, those they are in first. */
export function SubjectsModule({ module }: { module: PageModule }) {
  const t = useT('site');
  return (
    <OptionalPart endpoint={listSubjects} input={{ page: 1, pageSize: module.count ?? undefined }}>
      {({ items }) =>
        items.length > 0 && (
          <ListModule title={t('site.kind.subjects')} icon={<Library />} to="subjects">
            <Stack as="ul">
              {items.map((subject) => (
                <SubjectCard key={subject.id} subject={subject} />
              ))}
            </Stack>
          </ListModule>
        )
      }
    </OptionalPart>
  );
}
