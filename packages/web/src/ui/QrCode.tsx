import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import classes from './QrCode.module.css';

type Props = {
  /** What the code says, usually an address. */
  text: string;
  /** What it is good for, to those who cannot see it. */
  label: string;
  /** Shown instead of a code that cannot be drawn. */
  failedText: string;
  /** On the screen, in CSS pixels or as CSS says it; the code itself is always drawn at 1140 (C-30). */
  size?: number | string;
  download?: { readonly label: string; readonly fileName: string };
};

/** Only who sees a code loads what draws it. */
const loadPen = () => import('./qr-canvas.ts');

/** IMAGE-12, IMAGE-13. */
export function QrCode({ text, label, failedText, size = 228, download }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [settled, setSettled] = useState<{ text: string; isDrawn: boolean } | null>(null);
  const state = settled?.text !== text ? 'drawing' : settled.isDrawn ? 'drawn' : 'failed';
  useEffect(() => {
    let isGone = false;
    const settle = (isDrawn: boolean): void => {
      if (!isGone) setSettled({ text, isDrawn });
    };
    const draw = async (): Promise<void> => {
      const { drawQr } = await loadPen();
      if (!isGone && canvas.current) drawQr(canvas.current, text);
    };
    draw().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  const save = async (): Promise<void> => {
    const { saveQr } = await loadPen();
    if (download) saveQr(text, download.fileName);
  };
  const named = { role: 'img', 'aria-label': label };
  return (
    <div className={classes.root}>
      <div className={classes.place} style={{ inlineSize: size }} data-state={state} aria-busy={state === 'drawing'}>
        <canvas ref={canvas} {...named} hidden={state === 'failed'} />
        {state === 'failed' && <span role="alert">{failedText}</span>}
      </div>
      {download && state === 'drawn' && (
        <Button variant="default" leftSection={<Download size={16} aria-hidden />} onClick={() => void save()}>
          {download.label}
        </Button>
      )}
    </div>
  );
}
