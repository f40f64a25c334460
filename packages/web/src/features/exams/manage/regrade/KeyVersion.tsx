import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { isOnlyVersion, type RegradeQuestion, versionOf } from './regrade-input.ts';

type Props = { question: RegradeQuestion; version: string | undefined; onChange: (version: string) => void };

/** The version of the bank whose key counts, and the way to the bank where the right one is not written yet. */
export function KeyVersion({ question, version, onChange }: Props) {
  const t = useT('examining');
  const { questionId, latestVersion, askedVersions } = question;
  const chosen = versionOf(question, version);
  const labelOf = (number: number): string =>
    t(askedVersions.includes(number) ? 'examining.regrade.version.asked' : 'examining.questions.version', {
      version: number,
    });
  return (
    <div>
      <NativeSelect
        label={t('examining.regrade.version')}
        data={Array.from({ length: latestVersion }, (_, index) => latestVersion - index).map((number) => ({
          value: String(number),
          label: labelOf(number),
        }))}
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <HintText>
        {isOnlyVersion(question, chosen) && t('examining.regrade.version.same')}{' '}
        <PathLink to="bankQuestion" params={{ id: questionId }}>
          {t('examining.regrade.version.edit')}
        </PathLink>
      </HintText>
    </div>
  );
}
