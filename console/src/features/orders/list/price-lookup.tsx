import { quoteText as text } from '../../../texts/en/charges.ts';
import { ordersText } from '../../../texts/en/orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PriceForm } from '../price/price-form.tsx';

/** Dialog with the price of a delivery without an order, for callers. Remounted each time it is opened. */
export function PriceLookup({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ordersText.priceLookup}
      size="large"
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <PriceForm />
    </Dialog>
  );
}
