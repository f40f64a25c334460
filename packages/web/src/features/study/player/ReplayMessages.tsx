import { listSectionMessages } from '@shuyuan/contract/study/courses/section-messages.wire';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useReads } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { SpokenLines } from '../../../shared/replay/SpokenLines.tsx';
import { seekFilm, useSecond } from '../../../shared/replay/use-second.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';

const pageSize = 100;

type Props = { courseId: string; sectionKey: string; isPreview: boolean; film: HTMLMediaElement | null };

/** Chat and questions in the live a section replays, at its second. */
export function ReplayMessages({ courseId, sectionKey, isPreview, film }: Props) {
  const t = useT('study');
  const second = useSecond(film);
  const [pages, setPages] = useState(1);
  const inputs = Array.from({ length: pages }, (_, index) => ({
    courseId,
    sectionKey,
    ...(isPreview && { isPreview }),
    page: index + 1,
    pageSize,
  }));
  const reads = useReads(listSectionMessages, inputs, { claims: 'all' });
  const items = reads.flatMap(({ data }) => data?.items ?? []);
  const count = reads[0]?.data?.recordCount;
  const lines = items.map(({ kind, authorName, answer, ...line }) => ({
    ...line,
    by: kind === 'question' ? t('study.player.messages.asked', { name: authorName }) : authorName,
    answer: answer === null ? undefined : t('study.player.messages.answer', { text: answer }),
  }));
  const hasMore = count !== undefined && items.length < count;
  return (
    <Panel title={t('study.player.messages')} icon={<MessagesSquare />}>
      {count === 0 ? (
        <HintText>{t('study.player.messages.none')}</HintText>
      ) : (
        <SpokenLines
          label={t('study.player.messages')}
          {...{ lines, second }}
          onSeek={(seconds) => seekFilm(film, seconds)}
          jumpTitle={(time) => t('study.player.jump', { time })}
          more={hasMore ? { label: t('study.player.messages.more'), onMore: () => setPages(pages + 1) } : undefined}
        />
      )}
    </Panel>
  );
}
