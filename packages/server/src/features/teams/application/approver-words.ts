import { enjoyTypeLabels } from '@shuyuan/contract/teams/enjoy-type';
import { type Language, listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/share';
import { texts as cn } from '@shuyuan/i18n/packs/cn/share';
import { texts as en } from '@shuyuan/i18n/packs/en/share';
import { texts as es } from '@shuyuan/i18n/packs/es/share';
import { texts as fr } from '@shuyuan/i18n/packs/fr/share';
import { texts as ru } from '@shuyuan/i18n/packs/ru/share';
import type { ApplicationRow } from './application.store.ts';

const packs: Record<Language, Record<(typeof enjoyTypeLabels)[keyof typeof enjoyTypeLabels], string>> = {
  cn,
  en,
  fr,
  ru,
  es,
  ar,
};

type Application = Pick<ApplicationRow, 'name' | 'enjoyType' | 'description' | 'reason'>;

/** What approvers read before they decide: its kind and topics, what it says of itself, and why it is wanted. */
export function approverWords(language: Language, asked: Application, topicNames: readonly string[]) {
  const topics = topicNames.join(listSeparatorOf[language]);
  const kind = `${packs[language][enjoyTypeLabels[asked.enjoyType]]} · ${topics}`;
  return {
    title: asked.name,
    summary: [kind, asked.description, asked.reason].filter((part) => part !== '').join('\n\n'),
  };
}
