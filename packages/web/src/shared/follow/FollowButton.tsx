import { Button } from '@mantine/core';
import { Check, Plus } from 'lucide-react';
import classes from './FollowButton.module.css';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { type Following, useFollowing } from './use-following.ts';

type Props = Following & {
  /** What is followed, in words. */
  name: string;
  /** Also how many follow it. */
  hasCount?: boolean;
  size?: 'xs' | 'sm';
};

/** COMM-19: follows something or no longer. It says at once what will be, and takes it back when that fails. */
export function FollowButton({ name, hasCount = false, size = 'xs', ...following }: Props) {
  const t = useT('common');
  const format = useFormat();
  const { isFollowed, count, toggle } = useFollowing(following);
  return (
    <span className={classes.root}>
      <Button
        size={size}
        variant={isFollowed ? 'default' : 'light'}
        leftSection={isFollowed ? <Check size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
        aria-label={isFollowed ? t('follow.off.named', { name }) : t('follow.on.named', { name })}
        className={classes.button}
        onClick={toggle}
      >
        {isFollowed ? t('follow.off') : t('follow.on')}
      </Button>
      {hasCount && <span className={classes.count}>{t('follow.followers', { count: format.abbreviated(count) })}</span>}
    </span>
  );
}
