import { type ReactNode, useEffect, useState } from 'react';
import type { ColleaguePopup } from './ColleaguePopup.tsx';
import { PathLink } from '../navigation/PathLink.tsx';
import classes from './PersonName.module.css';
import { useHoverCard } from './use-hover-card.ts';

type Props = { memberId: string; name: string; className?: string | undefined; children?: ReactNode };

/**
 * PERSON-01: a person's name wherever it stands: a link to their homepage, with a card for whoever stays on it. The
 * card follows the link in the page, so that Tab leads into it.
 */
export function PersonName({ memberId, name, className, children = name }: Props) {
  const { isOpen, watch } = useHoverCard();
  const [link, setLink] = useState<HTMLElement | null>(null);
  const [Popup, setPopup] = useState<typeof ColleaguePopup | null>(null);
  // Most names are only read: what the card needs comes when it is first opened. Without it a name is a link.
  useEffect(() => {
    if (!isOpen) return;
    import('./ColleaguePopup.tsx').then(
      (module) => setPopup(() => module.ColleaguePopup),
      () => undefined,
    );
  }, [isOpen]);
  return (
    <span className={classes.root} {...watch}>
      <PathLink
        ref={setLink}
        to="personalHomepage"
        params={{ memberId }}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {children}
      </PathLink>
      {Popup && link && <Popup link={link} isOpen={isOpen} memberId={memberId} name={name} />}
    </span>
  );
}
