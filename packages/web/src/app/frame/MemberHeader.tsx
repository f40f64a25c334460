import { Search } from 'lucide-react';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import classes from './header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { PageHelpButton } from './PageHelpButton.tsx';

export function MemberHeader() {
  const t = useT('common');
  const logo = useSession((session) => session.logo);
  return (
    <header className={classes.root}>
      <div className={classes.row}>
        <Brand logo={logo} />
        <MainNavigation place="header" />
        <div className={classes.end}>
          <HeaderSearch className={classes.search} />
          <PathLink to="search" className={classes.searchLink} aria-label={t('frame.search.label')}>
            <Search size={20} aria-hidden />
          </PathLink>
          <CreateMenu />
          <PageHelpButton />
          <NoticeBell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
