import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { openShare } from '@shuyuan/contract/sharing/share.wire';
import { useRead } from '../../../lib/queries.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PosterPanel } from '../poster/PosterPanel.tsx';
import { AskDialog } from './AskDialog.tsx';
import { ByHandPanel, WeChatPanel } from './SharedPanels.tsx';
import { TargetsView } from './TargetsView.tsx';
import { sharedAs } from './use-share-links.ts';
import { useSharing } from './use-sharing.ts';

/** SHARE-02 */
const widgetWidthPx = 326;

type Props = { share: Share; targets: readonly ShareTarget[]; isOpen: boolean; onClose: () => void };

/** SHARE-01: hands something on. How often that was done is known by the server; without it the widget still works. */
export function ShareWidget({ share, targets, isOpen, onClose }: Props) {
  const t = useT('sharing');
  const common = useT('common');
  const { data } = useRead(openShare, sharedAs(share), { claims: 'all', enabled: isOpen });
  const cover = share.pics?.[0] ?? data?.cover ?? null;
  const { view, links, choose, back } = useSharing(share, cover);
  const finish = (): void => {
    back();
    onClose();
  };
  if (view.name === 'ask')
    return <AskDialog share={share} links={links} isOpen={isOpen} onClose={back} onDone={finish} />;
  const title = view.name === 'byHand' ? 'link' : view.name;
  return (
    <Dialog
      isOpen={isOpen}
      title={t(title === 'targets' ? 'sharing.title' : `sharing.target.${title}`)}
      closeLabel={common('dialog.close')}
      width={widgetWidthPx}
      onClose={onClose}
    >
      {view.name === 'targets' && (
        <TargetsView title={share.title} targets={targets} pending={links.pending} counts={data} onChoose={choose} />
      )}
      {view.name === 'weChat' && <WeChatPanel link={view.link} onBack={back} />}
      {view.name === 'byHand' && <ByHandPanel link={view.link} onBack={back} />}
      {view.name === 'poster' && <PosterPanel share={share} cover={cover} link={view.link} onBack={back} />}
    </Dialog>
  );
}
