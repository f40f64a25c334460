import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { PersonCard } from '../ui/PersonCard.tsx';
import { SkeletonList } from '../ui/Skeletons.tsx';
import { PathLink } from './PathLink.tsx';
import classes from './PersonName.module.css';
import { useT } from './texts.ts';
import { useHoverCard } from './use-hover-card.ts';
import { usePerson } from './use-person.ts';

function Card({ memberId, name }: { memberId: string; name: string }) {
  const t = useT('common');
  const { detail, ...more } = usePerson(memberId);
  if (detail.isPending) return <SkeletonList label={t('shell.loading')} count={1} />;
  return (
    <PersonCard
      {...more}
      name={detail.data?.memberName ?? name}
      face={detail.data?.headPortrait ?? null}
      organization={detail.data?.organization.name}
      studyTimeLabel={t('person.studyTime')}
      link={
        <PathLink to="personalHomepage" params={{ memberId }}>
          {t('person.homepage')}
        </PathLink>
      }
    />
  );
}

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
          <Card memberId={memberId} name={name} />
        </Popover.Dropdown>
      </span>
    </Popover>
  );
}
