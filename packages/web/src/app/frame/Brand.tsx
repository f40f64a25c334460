import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import classes from './Brand.module.css';

/** `isShort` leaves only the mark where a phone has no room for a long name. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  const t = useT('common');
  return (
    <PathLink to="home" className={classes.root} aria-label={t('shell.brand')} data-short={isShort}>
      <BrandMark size={32} />
      <span className={classes.name}>{t('shell.brand')}</span>
    </PathLink>
  );
}
