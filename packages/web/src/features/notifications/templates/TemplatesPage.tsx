import { listTemplates } from '@shuyuan/contract/notifications/message-templates.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { templateAddress } from './template-address.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateFilters } from './TemplateFilters.tsx';
import { TemplateTable } from './TemplateTable.tsx';

/** D-198: what mails, notices and robots say, as the company words it. */
export function TemplatesPage() {
  const t = useT('operation');
  const reader = useLanguage();
  const [place, change] = useAddressState(templateAddress);
  const language = place.language ?? reader.language;
  const read = useRead(listTemplates, { language }, { claims: 'notices' });
  const opened = read.data?.items.find(({ code }) => code === place.open);
  return (
    <>
      <PageTitle title={t('templates.title')} description={t('templates.text')} />
      <Panel padding="flush">
        <TemplateFilters place={place} language={language} onChange={change} />
        <TemplateTable read={read} place={place} language={language} onOpen={(open) => change({ open })} />
      </Panel>
      {opened && <TemplateDialog key={opened.code} template={opened} onClose={() => change({ open: undefined })} />}
    </>
  );
}
