import type { CashDriver } from '@tawseel/contract/cash-replies';
import { staff } from '@tawseel/contract/staff';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { show } from '../../ui/format.ts';

/** Name of a driver, as a link that opens their window if the user may list drivers. */
export function DriverLink({ driver }: { driver: Loose<CashDriver['driver']> | undefined }) {
  const name = show(driver?.name);
  if (!driver?._id || !hasCall(staff.driver.listStaff)) return name;
  return <Link to={`${addresses.drivers}?${new URLSearchParams({ driver: driver._id })}`}>{name}</Link>;
}
