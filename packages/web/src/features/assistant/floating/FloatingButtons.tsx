import { BrainCircuit, MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './FloatingButtons.module.css';
import { appearAfterMs } from './floating-place.ts';
import { useFloating } from './use-floating.ts';
import { useScrolledAway } from './use-scrolled-away.ts';

type Props = { userId: string; onPrepare: () => void; onOpen: () => void };

/** AI-01, AI-02: the assistant, and the reasoning page in a tab of its own. Dragging either moves both. */
function Buttons({ userId, onPrepare, onOpen }: Props) {
  const t = useT('common');
  const { element, place, handlers } = useFloating(userId);
  const isAway = useScrolledAway();
  return (
    <fieldset
      ref={element}
      aria-label={t('frame.assistant.group')}
      className={classes.root}
      data-away={isAway || undefined}
      style={{ insetInlineEnd: place.end, insetBlockEnd: place.bottom }}
      {...handlers}
    >
      <a
        href={href('reasoning')}
        target="_blank"
        rel="noopener"
        draggable={false}
        className={classes.reasoning}
        aria-label={t('frame.assistant.reasoning')}
        title={t('frame.assistant.reasoning')}
      >
        <BrainCircuit size={22} aria-hidden />
      </a>
      <button
        type="button"
        className={classes.assistant}
        aria-label={t('frame.assistant.open')}
        title={t('frame.assistant.open')}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <MessagesSquare size={24} aria-hidden />
      </button>
    </fieldset>
  );
}

/** AI-05: they come when the page has had its first moment. */
export function FloatingButtons(props: Props) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), appearAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <Buttons {...props} /> : null;
}
