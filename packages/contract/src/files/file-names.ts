import type { ErrorCode } from '../kernel/app-error.ts';
import { textLength } from '../kernel/text-length.ts';

/** UPLOAD-13. */
export const fileNameMax = 100;

const bidiOrControl = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Why a file of this name is not taken (UPLOAD-11, UPLOAD-13, D-167); null when it is. The name never becomes a path. */
export function nameProblem(name: string): Extract<ErrorCode, `upload.name-${string}`> | null {
  if (textLength(name) > fileNameMax) return 'upload.name-too-long';
  // A full-width comma separates as little as any other letter does.
  if (name.includes(',')) return 'upload.name-comma';
  // Turning the direction of writing makes an .exe look like a .jpg.
  if (name.trim() === '' || /[/\\]/.test(name) || /^\.+$/.test(name) || bidiOrControl.test(name)) {
    return 'upload.name-unsafe';
  }
  return null;
}

/** UPLOAD-18: what is left of a typed name once nothing in it can be taken for script. */
export const withoutScript = (name: string): string =>
  name
    .replaceAll(/<\s*(script|style|iframe)\b[^>]*>.*?(<\s*\/\s*\1\s*>|$)/gis, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[<>"'`]/g, '')
    .replaceAll(/\b(javascript|vbscript|data)\s*:/gi, '')
    .trim();
