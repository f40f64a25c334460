import * as wire from '@shuyuan/contract/files/files.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { askConversion } from '../convert/ask-conversion.ts';
import type { FileOwner } from '../serve/file-owners.ts';
import { previewsFor } from './read-preview.ts';

export function previewRoutes(owners: readonly FileOwner[]): Route[] {
  const { readPreview, readStreamToken, savePosition } = previewsFor(owners);
  return [
    on(wire.readPreview, readPreview),
    on(wire.readStreamToken, readStreamToken),
    on(wire.savePosition, savePosition),
    on(wire.askConversion, askConversion),
  ];
}
