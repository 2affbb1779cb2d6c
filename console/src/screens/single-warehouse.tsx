import { warehouses } from '@tawseel/contract/warehouses';
import { Navigate, useLocation } from 'react-router';
import { addresses } from '../addresses.ts';
import { useRead } from '../api/read.ts';
import { HistoryOf } from '../features/audit/history-of.tsx';
import { WarehouseFinance } from '../features/finance/finance-summary.tsx';
import { printAct } from '../features/labels/print-act.tsx';
import { WarehouseOrders } from '../features/orders/list/warehouse-orders.tsx';
import { Page } from '../features/page/page.tsx';
import { windowAfterAdding } from '../features/sign-in/window-after-adding.ts';
import { AddStaff } from '../features/staff/add-staff.tsx';
import { UsersPanel } from '../features/warehouses/users-panel.tsx';
import { type LooseWarehouse, warehouseFacts } from '../features/warehouses/warehouse-facts.tsx';
import { singleWarehouseText as text } from '../texts/en/warehouses.ts';
import { Card } from '../ui/display/card.tsx';
import { DefinitionList } from '../ui/display/definition-list.tsx';
import layout from '../ui/display/split.module.css';
import { show } from '../ui/format.ts';

/** Returns the warehouse in the navigation state, set by the list; the browser keeps it over a reload. */
function chosenIn(state: unknown): LooseWarehouse | undefined {
  const chosen: unknown = Reflect.get(Object(state), 'warehouse');
  const id: unknown = Reflect.get(Object(chosen), '_id');
  return ['string', 'number', 'bigint'].includes(typeof id) ? Object(chosen) : undefined;
}

function ChosenWarehouse({ id, chosen }: { id: string; chosen: LooseWarehouse }) {
  // The navigation state may be older than a later change.
  const listed = useRead(warehouses.listWarehouses, {}).data?.find(({ _id }) => _id === id);
  const warehouse = listed ?? chosen;
  return (
    <Page title={show(warehouse.wareHouseName)} back={{ to: addresses.warehouses, label: text.back }}>
      <div className="stack gap-3 one-column">
        <div className={layout.split}>
          <WarehouseFinance warehouseId={id} />
          <Card title={text.general}>
            <DefinitionList items={warehouseFacts(warehouse)} />
            <HistoryOf id={id} />
          </Card>
        </div>
        <UsersPanel
          warehouseId={id}
          actionsFor={(kind) => (
            <AddStaff key={kind} kind={kind} warehouseId={id} Next={windowAfterAdding(kind)} />
          )}
        />
        <WarehouseOrders warehouseId={id} print={printAct()} />
      </div>
    </Page>
  );
}

export function SingleWarehouse() {
  const chosen = chosenIn(useLocation().state);
  if (chosen?._id === undefined) return <Navigate to={addresses.warehouses} replace />;
  return <ChosenWarehouse key={chosen._id} id={chosen._id} chosen={chosen} />;
}
