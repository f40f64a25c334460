import { SubordinatesPage } from '../../features/centre/director/SubordinatesPage.tsx';
import { useT } from '../../lib/texts.ts';
import { CentreLayout } from './CentreLayout.tsx';

/** ROUTE-23: a director's people stand in the centre. */
export function CentreSubordinatesPage() {
  const t = useT('personal');
  return (
    <CentreLayout title={t('centre.subordinates.title')}>
      <SubordinatesPage />
    </CentreLayout>
  );
}
