import { vi } from 'vitest';
import { type ErrorSurface, setErrorSurface } from './present-error.ts';

/** Everything a failure can be shown on, to be asked afterwards what was shown. */
export const surface = {
  showNotice: vi.fn(),
  showAlert: vi.fn(),
  goToErrorPage: vi.fn(),
  openErrorPage: vi.fn(),
  goToLogin: vi.fn(),
  reportBug: vi.fn(),
  textOf: (key: string) => key,
  textOfNumber: (number: number) => `text ${number}`,
} satisfies ErrorSurface;

/** Nothing was shown yet, and from now on all of it is noted. */
export function listenToErrors(): void {
  vi.resetAllMocks();
  setErrorSurface(surface);
}
