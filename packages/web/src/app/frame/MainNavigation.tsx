import { useLocation } from '@tanstack/react-router';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './MainNavigation.module.css';
import { activeItem, navigationItems } from './navigation-items.ts';

/** In the header on a desk, as a bar at the bottom edge in the hand. One of the two is ever in the page. */
export function MainNavigation({ place }: { place: 'header' | 'bottom' }) {
  const t = useT('common');
  const active = useLocation({ select: (location) => activeItem(location.pathname) });
  return (
    <nav className={place === 'header' ? classes.header : classes.bottom} aria-label={t('frame.nav')}>
      {navigationItems.map(({ name, to, icon: Icon }) => (
        <PathLink key={name} to={to} className={classes.link} data-active={name === active || undefined}>
          <Icon size={place === 'header' ? 18 : 22} aria-hidden />
          {t(`frame.nav.${name}`)}
        </PathLink>
      ))}
    </nav>
  );
}
