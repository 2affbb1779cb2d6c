const HEADER =
  'tracking_id,delivery_type,sender_name,sender_phone,sender_address,pickup_city,receiver_name,receiver_phone,' +
  'dropoff_street,dropoff_city,payment_method,title,value_aed,weight_kg,length_cm,width_cm,height_cm,created_at\n';
const ROW =
  'normal,Layla Haddad,+971 50 771 0932,Villa 12,Dubai,Omar Farouk,+971 52 118 6640,King Faisal Street,Sharjah,COD,' +
  'Perfume set,250.00,1.2,30,20,10,2026-11-20T10:00:00Z\n';

/** CSV rows of orders, each with a tracking id of its own: row-`from` and on. */
export function orderRows(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `row-${from + index},${ROW}`).join('');
}

/** CSV file of that many orders, with its header row. */
export function orderFile(count: number): string {
  return HEADER + orderRows(0, count);
}
