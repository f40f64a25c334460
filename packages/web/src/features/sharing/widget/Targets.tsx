import { UnstyledButton } from '@mantine/core';
import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { Image, Link2, type LucideIcon, Megaphone, MessageCircle, MessageCircleQuestion, Star } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import classes from './Widget.module.css';

const icons: Record<ShareTarget, LucideIcon> = {
  weChat: MessageCircle,
  qq: Star,
  blog: Megaphone,
  ask: MessageCircleQuestion,
  link: Link2,
  poster: Image,
};

type Props = {
  targets: readonly ShareTarget[];
  /** The one whose record is on its way. */
  pending: ShareTarget | null;
  onChoose: (target: ShareTarget) => void;
};

/** SHARE-01: in the order of the contract, those the company allows. */
export function Targets({ targets, pending, onChoose }: Props) {
  const t = useT('sharing');
  return (
    <ul className={classes.targets} aria-label={t('sharing.targets')}>
      {targets.map((target) => {
        const Icon = icons[target];
        return (
          <li key={target}>
            <UnstyledButton
              className={classes.target ?? ''}
              data-target={target}
              aria-busy={pending === target}
              onClick={() => (pending === null ? onChoose(target) : undefined)}
            >
              <span className={classes.icon}>
                <Icon size={22} aria-hidden />
              </span>
              {t(`sharing.target.${target}`)}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
