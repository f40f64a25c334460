import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listTemplates } from '@shuyuan/contract/notifications/message-templates.wire';
import type { TemplatePlace } from './template-address.ts';

export type Template = OutputOf<typeof listTemplates>['items'][number];

type Filter = Pick<TemplatePlace, 'area' | 'only' | 'q'>;

/** The texts an address asks for; the words are looked for in both wordings and in the code. */
export function filteredTemplates(items: readonly Template[], { area, only, q }: Filter): Template[] {
  const words = q.trim().toLowerCase();
  return items.filter((one) => {
    if (area !== undefined && one.area !== area) return false;
    if (only === 'own' && !one.isOwn) return false;
    return [one.text, one.defaultText, one.code].some((text) => text.toLowerCase().includes(words));
  });
}
