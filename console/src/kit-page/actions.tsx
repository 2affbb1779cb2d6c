import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, type ButtonVariant } from '../ui/buttons/button.tsx';
import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { IconButton, IconPlace } from '../ui/buttons/icon-button.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { MoreActions } from '../ui/buttons/more-actions.tsx';
import { Badge, type Tone } from '../ui/display/badge.tsx';
import { Email } from '../ui/display/email.tsx';
import { Grouped } from '../ui/display/grouped.tsx';
import { isolated } from '../ui/display/isolated.tsx';
import { Mark } from '../ui/display/mark.tsx';
import { tip, tipWhenCut } from '../ui/display/tooltip.tsx';
import { Kbd } from '../ui/keys/kbd.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { Sample } from './sample.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const TONES: Tone[] = ['neutral', 'action', 'good', 'bad', 'urgent'];

export function Actions() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Sample key={variant} of={`Button, ${variant}: by itself, with an icon, small, busy, disabled`}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={<IconPlus aria-hidden="true" />}>
            Add
          </Button>
          <Button variant={variant} small>
            Small
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample of="Button, wide">
        <Button variant="primary" wide>
          Sign in
        </Button>
      </Sample>
      <Sample of="LinkButton">
        <LinkButton to="/kit">To this page</LinkButton>
      </Sample>
      <Sample of="IconButton: by itself, danger, busy, disabled">
        <IconButton label="Add" icon={<IconPlus aria-hidden="true" />} />
        <IconButton label="Delete" icon={<IconTrash aria-hidden="true" />} danger />
        <IconButton label="Busy" icon={<IconPlus aria-hidden="true" />} busy />
        <IconButton label="Disabled" icon={<IconPlus aria-hidden="true" />} disabled />
      </Sample>
      <Sample of="IconPlace: in the place of one that a row lacks">
        <IconPlace />
        <IconButton label="Delete" icon={<IconTrash aria-hidden="true" />} danger />
      </Sample>
      <Sample of="MoreActions: closed behind one button on a phone">
        <MoreActions label="More actions">
          <Button small>Export</Button>
          <Button small variant="primary">
            New order
          </Button>
        </MoreActions>
      </Sample>
      <Sample of="Badge, in each tone: by itself, with a dot">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} dot>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample of="Kbd, Mark, Grouped, isolated, Email, CopyButton, tip, tipWhenCut">
        <Kbd keys={['Ctrl', 'K']} />
        <span>
          <Mark text="Al Quoz Hub" match="quoz" />
        </span>
        <Grouped text="AE070331234567890123456" />
        <span>{isolated('+971 50 123 4567')}</span>
        <Email email="someone.with.a.long.name@delivery.example" match="long" />
        <CopyButton text="TWS-2HUB-232W" />
        <Button {...tip('What it is for')}>Hover</Button>
        <span {...tipWhenCut}>Shown whole where it is cut</span>
      </Sample>
      <Sample of="Notice: urgent, with an action, answer">
        <Notice>The totals are being counted anew.</Notice>
        <Notice actions={<Button small>Confirm</Button>}>These are starting prices.</Notice>
        <Notice tone="answer">An order of this kind costs AED 25.00.</Notice>
      </Sample>
    </>
  );
}
