import { Popover } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonList } from '../ui/Skeletons.tsx';
import { PathLink } from './PathLink.tsx';
import classes from './PersonName.module.css';
import { useT } from './texts.ts';
import { useHoverCard } from './use-hover-card.ts';

/** Most names are only read: what the card needs comes when the first is opened. */
const ColleagueCard = lazy(() => import('./ColleagueCard.tsx').then(({ ColleagueCard: Card }) => ({ default: Card })));

type Props = { memberId: string; name: string; className?: string | undefined; children?: ReactNode };

/**
 * PERSON-01: a person's name wherever it stands: a link to their homepage, with a card for whoever stays on it. The
 * card follows the link in the page, so that Tab leads into it.
 */
export function PersonName({ memberId, name, className, children = name }: Props) {
  const t = useT('common');
  const { isOpen, watch } = useHoverCard();
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      width={288}
      offset={6}
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={false}
      trapFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <span className={classes.root} {...watch}>
        <Popover.Target>
          <PathLink
            to="personalHomepage"
            params={{ memberId }}
            className={className}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
          >
            {children}
          </PathLink>
        </Popover.Target>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part is a div, and nothing modal */}
        <Popover.Dropdown role="dialog" aria-label={t('person.card', { name })}>
          <Suspense fallback={<SkeletonList label={t('shell.loading')} count={1} />}>
            <ColleagueCard memberId={memberId} name={name} />
          </Suspense>
        </Popover.Dropdown>
      </span>
    </Popover>
  );
}
