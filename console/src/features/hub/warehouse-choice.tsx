import type { UseQueryResult } from '@tanstack/react-query';
import { type Warehouse, warehouses } from '@tawseel/contract/warehouses';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { homeText } from '../../texts/en/home.ts';
import { hubText as text } from '../../texts/en/hub.ts';
import { showCity } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, show } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './hub.module.css';

export type Choice = {
  list: UseQueryResult<Loose<Warehouse>[]>;
  value: string;
  choose: (id: string) => void;
};

const labelOf = ({ wareHouseName, warehouseCode }: Loose<Warehouse>) =>
  dotted([warehouseCode, show(wareHouseName)]);

const optionsOf = (list: readonly Loose<Warehouse>[]) =>
  list.map((warehouse) => ({ value: warehouse._id ?? '', label: labelOf(warehouse) }));

/** The warehouse of staff, who have no other to choose. */
export function WarehouseName({ warehouse }: { warehouse: Loose<Warehouse> }) {
  return <bdi className="soft breaks">{labelOf(warehouse)}</bdi>;
}

/** The chosen warehouse of an administrator. */
export function WarehouseSelect({ list, value, choose }: Choice) {
  return (
    <Select
      label={text.warehouse}
      hideLabel
      options={optionsOf(list.data ?? [])}
      value={value}
      onChange={choose}
    />
  );
}

/** Asks an administrator for the warehouse. */
export function ChooseWarehouse({ list, choose }: Choice) {
  return (
    <Card title={text.chooseWarehouse} about={text.chooseWarehouseHint}>
      <Loaded
        read={list}
        data={list.data}
        skeleton={<TextSkeleton lines={4} />}
        failed={text.warehousesFailed}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={text.noWarehouses}
              hint={text.noWarehousesHint}
              action={
                hasCall(warehouses.createWarehouse) && (
                  <LinkButton to={addresses.registerWarehouse} variant="primary">
                    {homeText.register}
                  </LinkButton>
                )
              }
            />
          ) : (
            <div className="row wrap">
              {all.map(({ _id = '', wareHouseName, warehouseCode, city }) => (
                <Button key={_id} className={styles.choice} onClick={() => choose(_id)}>
                  {dotted([warehouseCode, show(wareHouseName), showCity(city)])}
                </Button>
              ))}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
