import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NoModules() {
  const t = useT('site');
  return <EmptyState title={t('site.editor.empty')} text={t('site.editor.empty.text')} />;
}
