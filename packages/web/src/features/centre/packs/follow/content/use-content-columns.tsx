import type { listContentPeople } from '@shuyuan/contract/centre/packs/follow-up.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import type { Column } from '../../../../../ui/DataTable.tsx';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Tag } from '../../../../../ui/Tag.tsx';

type Row = OutputOf<typeof listContentPeople>['items'][number];

function ContentState({ isDone, isAsked }: Pick<Row, 'isDone' | 'isAsked'>) {
  const t = useT('packs');
  if (isDone) return <Tag tone="pine">{t('packs.standing.done')}</Tag>;
  return isAsked ? <Tag tone="gold">{t('packs.content.open')}</Tag> : <Tag>{t('packs.content.closed')}</Tag>;
}

/** A person, how far they are with the content, and when they finished it. */
export function useContentColumns(): Column<Row>[] {
  const t = useT('packs');
  const { date } = useFormat();
  return [
    {
      key: 'name',
      header: t('packs.person'),
      cell: ({ fullName, organizationName }) => (
        <div>
          <bdi>{fullName}</bdi>
          <HintText>
            <bdi>{organizationName}</bdi>
          </HintText>
        </div>
      ),
    },
    { key: 'state', header: t('packs.standing'), cell: (person) => <ContentState {...person} /> },
    {
      key: 'finished',
      header: t('packs.content.finished'),
      cell: ({ finishTime }) => (finishTime === null ? '—' : date(finishTime)),
    },
  ];
}
