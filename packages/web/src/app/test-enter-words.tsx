import { Composer as QuestionField } from '../features/assistant/composer/Composer.tsx';
import { Composer as AnswerField } from '../features/community/discussion/Composer.tsx';
import { FileName } from '../shared/files/upload-field/FileName.tsx';
import { PdfToolbar } from '../shared/files/viewers/pdf/PdfToolbar.tsx';
import { SearchBar } from '../shared/files/viewers/SearchBar.tsx';
import { SayField } from '../features/live/room/panels/SayField.tsx';
import { done, type EnterField } from './test-enter-fields.tsx';

const nothing = () => undefined;
const send = async (text: string): Promise<boolean> => {
  done(text);
  return true;
};
const toolbar = {
  page: 1,
  count: 9,
  scale: 1,
  hasOutline: false,
  isOutlineOpen: false,
  isSearchOpen: false,
  onZoom: nothing,
  onOutline: nothing,
  onSearch: nothing,
};
const search = { query: 'a', current: 1, count: 2, isCut: false, done: 1 };

/** Where Enter sends or takes what was written. */
export const writing: Readonly<Record<string, EnterField>> = {
  'features/assistant/composer/Composer.tsx': {
    part: (
      <QuestionField sessionId={null} isRunning={false} isFocusedFirst={false} onStop={nothing} onSend={send}>
        {null}
      </QuestionField>
    ),
  },
  'features/community/discussion/Composer.tsx': {
    part: <AnswerField question={{ id: 'q1', state: 'active' }} onSent={nothing} />,
    with: { ctrlKey: true },
  },
  'shared/files/upload-field/FileName.tsx': { part: <FileName name="old.pdf" onRename={done} />, opens: 'Rename' },
  'shared/files/viewers/SearchBar.tsx': {
    part: <SearchBar search={search} onQuery={nothing} onStep={done} onClose={nothing} />,
  },
  'shared/files/viewers/pdf/PdfToolbar.tsx': { part: <PdfToolbar {...toolbar} onPage={done} />, typed: '3' },
  'features/live/room/panels/SayField.tsx': {
    part: <SayField label="Say" sendLabel="Send" maxLength={100} onSend={send} />,
  },
};
