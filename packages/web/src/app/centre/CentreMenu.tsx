import { UsersRound, Waypoints } from 'lucide-react';
import { Suspense, useId } from 'react';
import { allows, useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import classes from './CentreLayout.module.css';
import { menuGroups, type MyPage, myPages } from './menu-groups.ts';
import { usePageTitle } from './use-page-title.ts';

function PageLink({ page }: { page: MyPage }) {
  const titleOf = usePageTitle();
  const { name, icon: Icon, Dot } = page;
  return (
    <PathLink to="centerMy" params={{ name }} className={classes.link}>
      <Icon size={18} aria-hidden />
      {titleOf(page)}
      {Dot && (
        <Suspense>
          <Dot />
        </Suspense>
      )}
    </PathLink>
  );
}

function MenuGroup({ group }: { group: (typeof menuGroups)[number] }) {
  const t = useT('centre');
  const personal = useT('personal');
  const id = useId();
  const session = useSession();
  const pages = myPages.filter(
    (page) => page.group === group && (!page.capability || allows(session, page.capability)),
  );
  return (
    <section className={classes.group} aria-labelledby={id}>
      <p id={id} className={classes.heading}>
        {t(`centre.menu.${group}`)}
      </p>
      {pages.map((page) => (
        <PageLink key={page.name} page={page} />
      ))}
      {group === 'learning' && (
        <PathLink to="centerPosition" className={classes.link}>
          <Waypoints size={18} aria-hidden />
          {t('centre.path.title')}
        </PathLink>
      )}
      {group === 'work' && allows(session, 'subordinate.view') && (
        <PathLink to="centerSubordinate" className={classes.link}>
          <UsersRound size={18} aria-hidden />
          {personal('centre.subordinates.title')}
        </PathLink>
      )}
    </section>
  );
}

/** The pages of the centre by what they are about; those of other roles are left out. */
export const CentreMenu = () => menuGroups.map((group) => <MenuGroup key={group} group={group} />);
