import { useLocation } from '@tanstack/react-router';
import { House, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import classes from './CentreLayout.module.css';
import { CentreMenu } from './CentreMenu.tsx';

type Props = { title: string; children: ReactNode };

/** The centre around one of its pages: its menu at the side, in the hand behind a button that says where one is. */
export function CentreLayout({ title, children }: Props) {
  const personal = useT('personal');
  const t = useT('centre');
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On another page it is closed: who chose one wants to see it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  return (
    <div className={classes.root}>
      <nav aria-label={personal('centre.nav')}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          onClick={() => setOpenedAt(isOpen ? null : path)}
        >
          <Menu size={18} aria-hidden />
          {t('centre.menu.open', { page: title })}
        </button>
        <div className={classes.menu} data-open={isOpen}>
          <PathLink to="center" isOneOfMany className={classes.link}>
            <House size={18} aria-hidden />
            {t('centre.home.title')}
          </PathLink>
          <CentreMenu />
        </div>
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}
