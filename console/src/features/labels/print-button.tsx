import { IconPrinter } from '@tabler/icons-react';
import { labelsText as text } from '../../texts/en/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { type ChosenLabels, PrintLabels } from './print-labels.tsx';

type PrintButtonProps = {
  label: string;
  chosen: ChosenLabels;
  count: number;
  variant?: 'primary' | 'secondary';
  disabled?: boolean;
  onPrinted?: () => void;
};

/** Prints the labels of selected orders. */
export function PrintChosen({ trackingIDs }: { trackingIDs: string[] }) {
  const count = trackingIDs.length;
  return <PrintButton variant="primary" label={text.title(count)} chosen={{ trackingIDs }} count={count} />;
}

/** Opens the print preview of labels. */
export function PrintButton({ label, variant, disabled, ...labels }: PrintButtonProps) {
  const opened = useOpened<Omit<PrintButtonProps, 'label'>>();
  return (
    <>
      <Button
        small
        variant={variant}
        disabled={disabled}
        icon={<IconPrinter size={18} aria-hidden="true" />}
        onClick={() => opened.open(labels)}
      >
        {label}
      </Button>
      <Opened of={opened}>{(frame, value) => <PrintLabels {...value} {...frame} />}</Opened>
    </>
  );
}
