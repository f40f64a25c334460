import { ActionType, actionTypeOf } from '@shuyuan/contract/live/live-form';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TextKey } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { freshOrganiser, t } from '../manage/test-organiser.ts';
import { LiveFooter } from './LiveFooter.tsx';

beforeEach(async () => {
  await freshOrganiser();
});

const key = (name: string) => `live.form.do.${name}` as TextKey<'activity'>;
const host = { kind: 'enter', urlType: 1 };
const lecturer = { kind: 'enter', urlType: 2 };

/** D-046, C-43: each action type with the buttons it has, in order, and what each of them asks for. */
const footers: Record<ActionType, { readonly name: string; readonly wants: object }[]> = {
  [ActionType.instant]: [
    { name: 'enterAsLecturer', wants: lecturer },
    { name: 'enterAsHost', wants: host },
  ],
  [ActionType.scheduled]: [{ name: 'apply', wants: { kind: 'apply' } }],
  [ActionType.approval]: [{ name: 'submitApproval', wants: { kind: 'approval' } }],
  [ActionType.external]: [{ name: 'enter', wants: host }],
  [ActionType.native]: [{ name: 'start', wants: host }],
};

test.for(Object.values(ActionType))('[LIVE-FORM-03] action type %s has a footer of its own', (actionType) => {
  const onWant = vi.fn();
  renderUi(<LiveFooter actionType={actionType} isBusy={false} waitingReason={undefined} onWant={onWant} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(footers[actionType].map(({ name }) => t(key(name))));
  for (const button of buttons) fireEvent.click(button);
  expect(onWant.mock.calls.map(([wanted]) => wanted)).toEqual(footers[actionType].map(({ wants }) => wants));
});

test('[LIVE-FORM-03] every footer belongs to a form one can fill in', () => {
  const kinds = [true, false].flatMap((isApprovalOn) =>
    ([0, 3, 4] as const).flatMap((supplier) =>
      ([1, 2, 3] as const).flatMap((liveMode) =>
        ([1, 2] as const).map((liveType) => actionTypeOf({ isApprovalOn, supplier, liveMode, liveType })),
      ),
    ),
  );
  expect(new Set(kinds)).toEqual(new Set(Object.values(ActionType)));
});

test('[LIVE-FORM-03] while a cover is on its way the footer sends nothing', () => {
  const onWant = vi.fn();
  renderUi(<LiveFooter actionType={ActionType.native} isBusy={false} waitingReason="wait" onWant={onWant} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onWant).not.toHaveBeenCalled();
});
