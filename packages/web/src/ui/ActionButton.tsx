import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { MouseEvent } from 'react';

type Props = ButtonProps & {
  /** Why it cannot be used now, shown on hover and focus. */
  disabledReason?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  type?: 'button' | 'submit';
};

/** A button that, when it cannot be used, says why; it therefore stays in the order of the Tab key. */
export function ActionButton({ disabledReason, onClick, type = 'button', ...button }: Props) {
  if (disabledReason === undefined) return <Button type={type} {...(onClick && { onClick })} {...button} />;
  return (
    <Tooltip label={disabledReason} events={{ hover: true, focus: true, touch: true }}>
      <Button {...button} type="button" aria-disabled data-disabled onClick={(event) => event.preventDefault()} />
    </Tooltip>
  );
}
