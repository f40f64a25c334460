import { useState } from 'react';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import classes from './Brand.module.css';

type Props = {
  /** The company's own picture; it takes the place of the mark. */
  logo?: string | null;
};

export function Brand({ logo = null }: Props) {
  const t = useT('common');
  // A picture that was moved away must not leave a broken image in every page.
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <PathLink to="home" className={classes.root} aria-label={t('shell.brand')}>
      {logo !== null && logo !== missing ? (
        <img src={logo} alt="" className={classes.logo} onError={() => setMissing(logo)} />
      ) : (
        <BrandMark size={32} />
      )}
      <span className={classes.name}>{t('shell.brand')}</span>
    </PathLink>
  );
}
