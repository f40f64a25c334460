import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';

/** The word of whoever decided; nothing where nobody said one. */
export function AuditReason({ reason }: { reason: string }) {
  const t = useT('study');
  if (reason === '') return null;
  return (
    <Card tone="sunken">
      <HintText>{t('positions.audit.reason')}</HintText>
      {reason}
    </Card>
  );
}
