import { useEffect, useState } from 'react';
import { useShown } from '../room-context.ts';
import classes from './Scene.module.css';

const stayMs = 6_000;

/** What is being said, in writing; it goes when nothing follows it. */
export function CaptionLine() {
  const caption = useShown((shown) => shown.caption);
  const [over, setOver] = useState<typeof caption>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(caption), stayMs);
    return () => clearTimeout(timer);
  }, [caption]);
  if (!caption || caption === over) return null;
  return (
    <p className={classes.caption} dir="auto">
      <span className={classes.captionName}>{caption.person.name}</span> {caption.text}
    </p>
  );
}
