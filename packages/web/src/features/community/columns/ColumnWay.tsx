import { Button } from '@mantine/core';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from './column.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

/** Subscribing, or for what is not open yet the page where it is bought (D-138). */
export function ColumnWay({ column }: { column: Column }) {
  const t = useT('share');
  if (!column.offer || column.offer.isOpen) return <SubscribeButton column={column} />;
  return (
    <Button
      component="a"
      href={href('teamColumnDetail', {}, { id: column.id })}
      variant="default"
      size="xs"
      aria-label={t('pricing.see.named', { name: column.title })}
    >
      {t('pricing.see')}
    </Button>
  );
}
