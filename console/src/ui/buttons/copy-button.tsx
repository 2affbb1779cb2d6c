import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const SAYS_COPIED_MS = 1500;

type CopyButtonProps = {
  text: string;
  /** Words of the button; an icon alone without them. */
  children?: string;
};

/**
 * Copies the text to the clipboard, shows a tick, and tells screen readers. Absent if the browser cannot copy (plain
 * HTTP).
 */
export function CopyButton({ text, children }: CopyButtonProps) {
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

  const icon = copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />;
  const onClick = () => void copy().catch(() => setCopied(false));

  return (
    <>
      {children ? (
        <Button small icon={icon} onClick={onClick}>
          {children}
        </Button>
      ) : (
        <IconButton label={texts.copyOf(text)} hint={texts.copy} icon={icon} onClick={onClick} />
      )}
      <span className="visually-hidden" aria-live="polite">
        {copied && texts.copied}
      </span>
    </>
  );
}
