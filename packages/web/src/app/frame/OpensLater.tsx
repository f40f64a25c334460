import {
  cloneElement,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { presentError } from '../../lib/present-error.ts';

type Button = ReactElement<HTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>;

/** What opens gets the button as it stands; `id` is the button's own; Mantine forms the other from it. */
export type OpenedProps = {
  id: string;
  button: HTMLButtonElement;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
};

type Props = {
  name: string;
  /** False for what stands beside the page and takes nothing from it. */
  popup: 'menu' | 'dialog' | false;
  target: Button;
  load: () => Promise<ComponentType<OpenedProps>>;
};

/**
 * A button whose menu is fetched by whoever is about to press it: most visits open none, and menus with what places
 * them are 30 kB. The button itself stays, so that neither the focus nor a press that has begun is lost.
 */
export function OpensLater({ name, popup, target, load }: Props) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [Part, setPart] = useState<ComponentType<OpenedProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const fetch = () => void load().catch(() => undefined);
  const show = (part: ComponentType<OpenedProps>) => {
    // One after the other: what is open from its first moment never learns where the focus came from.
    flushSync(() => setPart(() => part));
    setIsOpen(true);
  };
  const press = () => (Part ? setIsOpen(!isOpen) : void orReloadOnce(name, load()).then(show, presentError));
  return (
    <>
      {cloneElement(target, {
        ref: setButton,
        id,
        'aria-haspopup': popup,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onPointerEnter: fetch,
        onFocus: fetch,
        onClick: press,
      })}
      {Part && button && <Part id={id} button={button} isOpen={isOpen} onChange={setIsOpen} />}
    </>
  );
}
