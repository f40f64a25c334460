import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Intake } from './intake.ts';
import classes from './UploadField.module.css';
import { useProblemText } from './upload-texts.ts';

type Props = {
  intake: Pick<Intake, 'refusals' | 'hasSurplus'>;
  maxBytes: number;
  maxFiles: number;
  onClose: () => void;
};

/** What became of files that were not taken (UPLOAD-11…UPLOAD-17), each with its reason. */
export function IntakeMessages({ intake: { refusals, hasSurplus }, maxBytes, maxFiles, onClose }: Props) {
  const common = useT('common');
  const errors = useT('errors');
  const problemText = useProblemText(maxBytes);
  if (refusals.length === 0 && !hasSurplus) return null;
  return (
    <div className={classes.messages} role="alert">
      <div className={classes.messageText}>
        {refusals.map(({ name, problem }, index) => (
          // Two files of one name can be refused at once.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            <bdi className={classes.refused}>{name}</bdi> <span>{problemText(problem)}</span>
          </p>
        ))}
        {hasSurplus && maxFiles === 1 && <p>{errors('zxy.124111')}</p>}
        {hasSurplus && maxFiles > 1 && <p>{errors('zxy.118243', { limit: maxFiles })}</p>}
        {hasSurplus && maxFiles > 1 && <p>{errors('zxy.118244')}</p>}
      </div>
      <IconButton label={common('dialog.close')} icon={<X size={16} aria-hidden />} size={28} onClick={onClose} />
    </div>
  );
}
