import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { listNavigation } from '@shuyuan/contract/site/page.wire';
import { useLanguage } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import classes from './MoreBranchesPage.module.css';

type Entry = OutputOf<typeof listNavigation>['items'][number];

/** A branch page in the list of all of them, with those below it. */
export function BranchCard({ page }: { page: Entry }) {
  const { language } = useLanguage();
  return (
    <Card as="li" className={classes.page}>
      <PathLink to="branchList" params={{ pageId: page.id }} className={classes.name}>
        <bdi>{textIn(page.title, language)}</bdi>
      </PathLink>
      <HintText as="span">
        <bdi>{page.organization.name}</bdi>
      </HintText>
      {textIn(page.description, language) && (
        <p className={classes.description}>{textIn(page.description, language)}</p>
      )}
      {page.below.length > 0 && (
        <ul className={classes.below}>
          {page.below.map(({ id, title }) => (
            <li key={id}>
              <PathLink to="branchList" params={{ pageId: id }}>
                <bdi>{textIn(title, language)}</bdi>
              </PathLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
