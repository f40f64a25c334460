import { isOwnPage, isSafeTarget } from '@shuyuan/contract/site/is-safe-target';
import type { ReactNode } from 'react';

type Props = { target: string; className?: string | undefined; children: ReactNode };

/** Where an administrator leads readers: a page of ours, or a website in a tab of its own. Anything else is no link. */
export function TargetLink({ target, className, children }: Props) {
  if (!isSafeTarget(target)) return <span className={className}>{children}</span>;
  if (isOwnPage(target))
    return (
      <a href={`#${target}`} className={className}>
        {children}
      </a>
    );
  return (
    <a href={target} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
