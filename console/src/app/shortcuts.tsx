import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { keyboardText as text } from '../texts/en/keyboard.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Kbd } from '../ui/keys/kbd.tsx';
import { type ShownKeys, useKeysOfPage } from '../ui/keys/page-key-list.ts';
import { COMMAND_KEY } from './command-key.ts';
import styles from './shortcuts.module.css';

const groups = (): readonly ShownKeys[] => [
  {
    title: text.everywhere,
    shortcuts: [
      { keys: [COMMAND_KEY, 'K'], does: text.openPalette },
      { keys: ['?'], does: text.showKeys },
      { keys: ['Tab'], does: text.nextControl },
    ],
  },
  {
    title: text.inLists,
    shortcuts: [
      { keys: ['/'], does: text.focusSearch },
      { keys: ['Esc'], does: text.clearSearch },
      { keys: ['Enter'], does: text.press },
    ],
  },
  {
    title: text.inWindows,
    shortcuts: [
      { keys: ['Esc'], does: text.closeWindow },
      { keys: ['←', '→'], does: text.turnPicture },
    ],
  },
];

/** Keys that our typeface has no character for. */
const ARROWS = { '←': <IconArrowLeft size={14} />, '→': <IconArrowRight size={14} /> };

/** Dialog that lists the keyboard shortcuts, those of the page first. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ofPage = useKeysOfPage();
  // The list may be longer than the window and contains nothing to focus, so it is focusable itself.
  const scrolled = { role: 'group', tabIndex: 0, 'aria-label': text.shortcuts };
  return (
    <Dialog open={open} onClose={onClose} title={text.shortcuts} size="small">
      <div {...scrolled}>
        {[...ofPage, ...groups()].map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className="parted">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="row between gap-2 padded-block">
                  <dt>{does}</dt>
                  <dd>
                    <Kbd keys={keys} icons={ARROWS} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
