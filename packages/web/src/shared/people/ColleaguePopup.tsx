import { Popover } from '@mantine/core';
import { PopupReference } from '../../ui/PopupReference.tsx';
import { ColleagueCard } from './ColleagueCard.tsx';
import { useT } from '../../lib/texts.ts';

type Props = { link: HTMLElement; isOpen: boolean; memberId: string; name: string };

/** The card at its link. Whoever holds both decides when it opens and closes. */
export function ColleaguePopup({ link, isOpen, memberId, name }: Props) {
  const t = useT('common');
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
      <Popover.Target>
        <PopupReference element={link} />
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part is a div, and nothing modal */}
      <Popover.Dropdown role="dialog" aria-label={t('person.card', { name })}>
        <ColleagueCard memberId={memberId} name={name} />
      </Popover.Dropdown>
    </Popover>
  );
}
