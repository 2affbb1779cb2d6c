import { routes } from '@tawseel/contract';
import { expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

const { readImport, checkFile, readPiece } = routes.imports;

const HEADER = 'Order No,Customer,Mobile,Address,Area,City,COD,Weight,Item';
const rowOf = (order: number, cod: string, area = 'Al Karama') =>
  `A-${order},Rana Habib,050 555 07${String(order).padStart(2, '0')},Street 9,${area},Dubai,${cod},1,Scarf`;

onEveryDatabase((server: TestApp) => {
  const mine = async () => (await server.call(readImport, {})).mine;

  /** Sends a file of orders, and returns the server's view of it. */
  async function sent(text: string) {
    const file = Buffer.from(text);
    await server.call(checkFile, { body: { kind: 'orders', name: 'orders.csv', bytes: file.length } });
    await server.send(readPiece, { params: { from: '0' }, file });
    return mine();
  }

  test.each([
    ['English', HEADER, 'Qty', 'Notes'],
    [
      'English with units and dots',
      'Order No.,Customer Name,Mobile Number,Address,AREA,city,COD (AED),Weight (kg),Product',
      'Pieces',
      'Remarks',
    ],
    [
      'Arabic',
      'رقم الطلب,العميل,الجوال,العنوان,المنطقة,المدينة,مبلغ التحصيل,الوزن,الصنف',
      'الكمية',
      'ملاحظات',
    ],
    [
      'Arabic in another spelling',
      'رقم الطلب,اسم الزبون,رقم الموبايل,عنوان التوصيل,الحى,الاماره,الدفع عند الإستلام,الوزن,المنتج',
      'العدد',
      'ملاحظة',
    ],
  ])("a shop's usual columns are known by their names in %s", async (_, header, quantity, notes) => {
    const file = await sent(`${header},${quantity},${notes}\n${rowOf(1, '90')},2,Ring twice\n`);
    expect(file?.columns?.unread).toEqual([]);
    expect(file?.columns?.rows[0]?.cells).toMatchObject({
      reference: 'A-1',
      receiver_name: 'Rana Habib',
      receiver_phone: '050 555 0701',
      dropoff_street: 'Street 9',
      dropoff_area: 'Al Karama',
      dropoff_city: 'Dubai',
      value_aed: '90.00',
      cod_aed: '90.00',
      weight_kg: '1',
      title: '2 Scarf',
      details: 'Ring twice',
    });
  });
});
