import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../lib/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KeyRegion } from '../../ui/KeyRegion.tsx';
import { isEscape } from '../../ui/keys.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useHasRoom } from '../../ui/use-has-room.ts';
import classes from './AsideOrSheet.module.css';

type Props = { id: string; onClose: () => void; children: ReactNode };

function Aside({ id, onClose, children }: Props) {
  const t = useT('help');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(true);
  // Its button stands before the page and this after it: whoever works by keys would have to go through all of it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event) && !event.defaultPrevented) onClose();
  };
  return createPortal(
    <KeyRegion id={`${id}-dropdown`} className={classes.root} aria-label={t('help.aside.title')} onKeyDown={onKeyDown}>
      <div className={classes.header}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('help.aside.title')}
        </h2>
        <IconButton label={t('help.aside.close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      {children}
    </KeyRegion>,
    document.body,
  );
}

function Sheet({ id, onClose, children }: Props) {
  const t = useT('help');
  return (
    <Dialog isOpen title={t('help.aside.title')} closeLabel={t('help.aside.close')} onClose={onClose}>
      <div id={`${id}-dropdown`}>{children}</div>
    </Dialog>
  );
}

/** Beside the page where there is room, which stays in reach; on a phone a sheet over it. */
export const AsideOrSheet = (props: Props) => (useHasRoom() ? <Aside {...props} /> : <Sheet {...props} />);
