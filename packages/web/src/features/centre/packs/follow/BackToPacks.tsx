import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';

/** The way back to the packs of one's people. */
export function BackToPacks() {
  const t = useT('packs');
  return (
    <PathLink to="centerSubordinate" search={{ view: 'packs' }}>
      {t('packs.back')}
    </PathLink>
  );
}
