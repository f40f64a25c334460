import { listRelatedItems } from '@shuyuan/contract/library/library.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ItemView.module.css';

/** Others of its topics; where there are none, nothing is said about it. */
export function RelatedItems({ id }: { id: string }) {
  const t = useT('library');
  const { data } = useRead(listRelatedItems, { id }, { claims: 'all' });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={t('library.related')}>
      <ul className={classes.list}>
        {data.items.map((item) => (
          <li key={item.id} className={classes.version}>
            <PathLink to="knowledgeDetail" params={{ id: item.id }}>
              <bdi>{item.title}</bdi>
            </PathLink>
            <HintText as="span">{t(`library.kind.${item.kind}`)}</HintText>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
