import { IconPlus } from '@tabler/icons-react';
import { addresses } from '../../addresses.ts';
import { warehousesText as text } from '../../texts/warehouses.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way to a new warehouse, from the overview and from a list that has none. */
export function RegisterLink() {
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
