import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import classes from './Brand.module.css';

export function Brand() {
  const t = useT('common');
  return (
    <PathLink to="home" className={classes.root}>
      <BrandMark size={32} />
      <span className={classes.name}>{t('shell.brand')}</span>
    </PathLink>
  );
}
