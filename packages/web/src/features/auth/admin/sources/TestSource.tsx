import { Button } from '@mantine/core';
import { type createSource, testSource } from '@shuyuan/contract/auth/sign-in.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from '../SignInAdmin.module.css';

type Props = {
  wish: InputOf<typeof createSource>;
  id: string | undefined;
  isReady: boolean;
  onRefused: () => void;
};

/** Tries what is on the screen; the answer belongs to what was tried and goes when that is changed. */
export function TestSource({ wish, id, isReady, onRefused }: Props) {
  const t = useT('admin');
  const test = useWrite(testSource);
  const isOfThis = JSON.stringify(test.variables) === JSON.stringify({ ...wish, id });
  const result = isOfThis ? test.data : undefined;
  return (
    <div className={classes.test}>
      <Button
        variant="default"
        loading={test.isPending}
        onClick={() => (isReady ? test.mutate({ ...wish, id }) : onRefused())}
      >
        {t('admin.signIn.test')}
      </Button>
      <output data-good={result?.problem === null} className={classes.result}>
        {result &&
          (result.problem === null ? t('admin.signIn.test.good') : t(`admin.signIn.problem.${result.problem}`))}
      </output>
    </div>
  );
}
