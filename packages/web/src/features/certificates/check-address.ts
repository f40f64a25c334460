import { href } from '../../lib/paths.ts';

/** The page on which anybody checks the number, to be opened anywhere. */
export const checkAddress = (number: string): string =>
  new URL(href('certificateCheck', { number }), window.location.href).href;
