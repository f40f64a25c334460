import { ArrowLeft } from 'lucide-react';
import type { Search } from '../../../../lib/paths.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import classes from '../Director.module.css';

/** The way back to one's people, as they stood in the address. */
export function BackToPeople({ search }: { search?: Search }) {
  const t = useT('director');
  return (
    <PathLink to="centerSubordinate" search={search} className={classes.back}>
      <ArrowLeft size={16} aria-hidden className={classes.arrow} />
      {t('director.team.back')}
    </PathLink>
  );
}
