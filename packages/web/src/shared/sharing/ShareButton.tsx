import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { ensureShareRules, isHidden, openSharing, type Share } from './share.ts';
import { useT } from '../../lib/texts.ts';

type Props = {
  share: Share;
  /** `compact-sm` among the small buttons below an answer. */
  size?: 'compact-sm' | 'sm';
};

/** SHARE-08: the way to the sharing widget, where there is one; it appears once that is known. */
export function ShareButton({ share, size = 'sm' }: Props) {
  const t = useT('common');
  const rules = useQuery({ queryKey: ['share-rules'], queryFn: ensureShareRules });
  if (!rules.data || isHidden(rules.data, share)) return null;
  const isSmall = size === 'compact-sm';
  return (
    <Button
      size={size}
      variant={isSmall ? 'subtle' : 'default'}
      {...(isSmall && { color: 'gray' })}
      leftSection={<Share2 size={isSmall ? 14 : 16} aria-hidden />}
      onClick={() => void openSharing(share)}
    >
      {t('share.open')}
    </Button>
  );
}
