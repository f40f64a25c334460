import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { closePage } from '../lib/navigation.ts';
import { useT } from '../lib/texts.ts';
import classes from './PreviewMask.module.css';

type Props = { readonly isActive: boolean; readonly children: ReactNode };

/**
 * SHELL-09: over a business preview. The page below can be seen and scrolled but neither clicked nor reached by
 * keyboard; the one thing to do is to leave.
 */
export function PreviewMask({ isActive, children }: Props) {
  const t = useT('common');
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) leave.current?.focus();
  }, [isActive]);
  return (
    <>
      <div inert={isActive}>{children}</div>
      {isActive && (
        <div className={classes.mask}>
          <output className={classes.bar}>
            <span>{t('preview.text')}</span>
            <Button ref={leave} size="compact-sm" variant="default" onClick={closePage}>
              {t('preview.leave')}
            </Button>
          </output>
        </div>
      )}
    </>
  );
}
