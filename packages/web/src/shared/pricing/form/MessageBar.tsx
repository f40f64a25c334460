import { CircleAlert } from 'lucide-react';
import classes from './PriceForm.module.css';

/** PRICE-19: what is wrong, told as soon as it stands there; the place for it is always there to be listened to. */
export function MessageBar({ text }: { text: string | null }) {
  return (
    <div role="alert" className={classes.bar} data-empty={text === null}>
      {text !== null && (
        <>
          <CircleAlert size={16} aria-hidden />
          {text}
        </>
      )}
    </div>
  );
}
