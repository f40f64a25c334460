import type { ReactNode } from 'react';
import classes from './Scene.module.css';

/** The frame of every drawing: decoration only, so it is hidden from assistive technology. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.scene} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="84" rx="104" ry="66" fill="var(--sunken)" />
      <path d="M24 134H216" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
      {children}
    </svg>
  );
}
