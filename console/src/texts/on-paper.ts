/**
 * Words of the run sheet in English and Arabic, whatever language the console has: office and driver read the same one.
 */
export const ON_SHEET = {
  number: ['No.', 'الرقم'],
  parcel: ['Parcel', 'الشحنة'],
  receiver: ['Receiver', 'المستلم'],
  address: ['Address', 'العنوان'],
  cod: ['COD', 'الدفع عند الاستلام'],
  signature: ['Signature', 'التوقيع'],
  total: ['Total to collect', 'مجموع المطلوب تحصيله'],
  paid: ['Paid', 'مدفوع'],
  parcels: ['Parcels', 'الشحنات'],
  pickups: ['Pickups', 'طلبات الاستلام'],
  requested: ['Requested', 'المطلوب'],
  done: ['Done', 'منجزة'],
  failed: ['Failed', 'فاشلة'],
  skipped: ['Brought back', 'مُعادة'],
  printed: ['Printed', 'وقت الطباعة'],
} as const;
