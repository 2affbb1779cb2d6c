import { IconPlus } from '@tabler/icons-react';
import { warehouses } from '@tawseel/contract/warehouses';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { homeText as text } from '../../texts/en/home.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** The way to a new warehouse, from the overview and from a list that has none. */
export function RegisterLink() {
  if (!hasCall(warehouses.createWarehouse)) return null;
  return (
    <LinkButton
      to={addresses.registerWarehouse}
      variant="primary"
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {text.register}
    </LinkButton>
  );
}
