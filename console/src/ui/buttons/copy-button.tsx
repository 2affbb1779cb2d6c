import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import { IconButton } from './icon-button.tsx';

const SAYS_COPIED_MS = 1500;

/**
 * Copies the text to the clipboard, shows a tick, and tells screen readers. Absent if the browser cannot copy (plain
 * HTTP).
 */
export function CopyButton({ text }: { text: string }) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAYS_COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!navigator.clipboard) return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <>
      <IconButton
        label={texts.copyOf(text)}
        hint={texts.copy}
        icon={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        onClick={() => void copy().catch(() => setCopied(false))}
      />
      <span className="visually-hidden" aria-live="polite">
        {copied && texts.copied}
      </span>
    </>
  );
}
