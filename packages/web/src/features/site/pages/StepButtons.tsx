import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

type Props = { name: string; isFirst: boolean; isLast: boolean; onStep: (by: 1 | -1, button: HTMLElement) => void };

/** Up and down among the pages beside it. */
export function StepButtons({ name, isFirst, isLast, onStep }: Props) {
  const t = useT('site');
  return (
    <>
      <IconButton
        label={t('site.pages.up', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        disabledReason={isFirst ? t('site.pages.first') : undefined}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      />
      <IconButton
        label={t('site.pages.down', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        disabledReason={isLast ? t('site.pages.last') : undefined}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      />
    </>
  );
}
