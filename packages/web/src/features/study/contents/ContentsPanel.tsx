import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Contents } from './Contents.tsx';

type Props = { courseId: string; contents: ContentsRead; isPreview: boolean };

/** The contents on the page of a course. */
export function ContentsPanel({ courseId, contents, isPreview }: Props) {
  const t = useT('study');
  return (
    <Panel title={t('study.contents.title')} icon={<ListTree />} padding="flush">
      <ReadStates read={contents} failed={t('study.contents.failed')} shape="list" count={5}>
        {({ chapters }) => <Contents courseId={courseId} chapters={chapters} isPreview={isPreview} />}
      </ReadStates>
    </Panel>
  );
}

export type ContentsRead = UseQueryResult<OutputOf<typeof readChapterInfo>>;
